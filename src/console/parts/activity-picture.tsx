/** A picture for each activity. */
import {
  mdiAccountHardHat,
  mdiBeach,
  mdiBike,
  mdiCalendarCheck,
  mdiCar,
  mdiDogSide,
  mdiDumpTruck,
  mdiFish,
  mdiFormatPaint,
  mdiGolf,
  mdiHanger,
  mdiHiking,
  mdiHomeRoof,
  mdiPartyPopper,
  mdiQuadcopter,
  mdiRun,
  mdiSailBoat,
  mdiShovel,
  mdiTelescope,
  mdiTennis,
  mdiTractor,
} from '@mdi/js';

const PICTURES: ReadonlyMap<string, string> = new Map([
  ['beach', mdiBeach],
  ['concrete-pour', mdiDumpTruck],
  ['crop-spraying', mdiTractor],
  ['cycling', mdiBike],
  ['dog-walking', mdiDogSide],
  ['driving', mdiCar],
  ['drone-flying', mdiQuadcopter],
  ['exterior-painting', mdiFormatPaint],
  ['fishing', mdiFish],
  ['gardening', mdiShovel],
  ['golf', mdiGolf],
  ['hiking', mdiHiking],
  ['laundry-drying', mdiHanger],
  ['outdoor-event', mdiPartyPopper],
  ['outdoor-work', mdiAccountHardHat],
  ['roofing', mdiHomeRoof],
  ['running', mdiRun],
  ['sailing', mdiSailBoat],
  ['stargazing', mdiTelescope],
  ['tennis', mdiTennis],
]);

/** Whether an activity has a picture of its own; those of the operator share one. */
export function hasPicture(activity: string): boolean {
  return PICTURES.has(activity);
}

/** Decoration: the name stands beside it. */
export function ActivityPicture({ activity }: { activity: string }) {
  return (
    <svg class="picture" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PICTURES.get(activity) ?? mdiCalendarCheck} />
    </svg>
  );
}
