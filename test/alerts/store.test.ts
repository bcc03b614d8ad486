import { describe, expect, test } from 'bun:test';
import { readCap } from '../../src/alerts/cap.ts';
import { AlertStore } from '../../src/alerts/store.ts';
import { atOnce } from '../../src/lib/slices.ts';
import { bytesOf, type CapFields, capXml, message, reference, SENT_LATER } from './message.ts';

const NOW_MS = Date.parse('2026-07-01T12:00:00Z');
const HOUR_MS = 3_600_000;

const ALERT = message({ identifier: 'A' });
const UPDATE = message({ identifier: 'U', msgType: 'Update', references: reference('A') });
const CANCEL = message({ identifier: 'C', msgType: 'Cancel', references: reference('U', SENT_LATER), infos: '' });

function identifiersAfter(messages: readonly ReturnType<typeof message>[], nowMs = NOW_MS): string[] {
  const store = new AlertStore();
  for (const each of messages) store.add(each);
  return store.at(53.8, -1.55, nowMs).map(({ id }) => id.split(',')[1]);
}

describe('messages that refer to others', () => {
  test('an Update replaces', () => {
    expect(identifiersAfter([ALERT, UPDATE])).toEqual(['U']);
  });

  test('a Cancel without info removes', () => {
    expect(identifiersAfter([ALERT, UPDATE, CANCEL])).toEqual([]);
  });

  test('the order of arrival makes no difference', () => {
    const orders = [
      [UPDATE, ALERT],
      [CANCEL, UPDATE, ALERT],
      [CANCEL, ALERT, UPDATE],
      [UPDATE, CANCEL, ALERT],
    ];
    expect(orders.map((order) => identifiersAfter(order))).toEqual([['U'], [], [], []]);
  });

  test('a replaced message that comes again stays replaced', () => {
    expect(identifiersAfter([ALERT, UPDATE, ALERT, UPDATE, ALERT])).toEqual(['U']);
  });

  test('the same instant in another zone is the same message', () => {
    const update = message({
      identifier: 'U',
      msgType: 'Update',
      references: reference('A', '2026-07-01T12:00:00+02:00'),
    });
    expect(identifiersAfter([ALERT, update])).toEqual(['U']);
  });

  test('an Update that refers to nothing known, or to itself, counts as an alert', () => {
    const other = (references: string): CapFields => ({ identifier: 'U', msgType: 'Update', references });
    expect(identifiersAfter([message(other('PAAQ,x,2026-07-01T10:00:00Z rubbish'))])).toEqual(['U']);
    expect(identifiersAfter([message(other(reference('U')))])).toEqual(['U']);
    expect(identifiersAfter([message(other(''))])).toEqual(['U']);
  });

  test('a reference names its sender: the same identifier of another is another message', () => {
    const update = message({ msgType: 'Update', identifier: 'C', references: `x@evil.example,A,2026-07-01T10:00:00Z` });
    expect(identifiersAfter([ALERT, update])).toEqual(['A', 'C']);
  });

  test('nobody ends what another has sent', () => {
    const xml = capXml({ msgType: 'Update', identifier: 'C', references: reference('A') });
    const { messages } = atOnce(readCap(bytesOf(xml.replace('<sender>w@example.org', '<sender>x@evil.example'))));
    expect(identifiersAfter([ALERT, ...messages])).toEqual(['A', 'C']);
  });

  test('two Updates that name each other do not remove each other', () => {
    const one = message({ msgType: 'Update', identifier: 'B', references: reference('C', SENT_LATER) });
    const other = message({ msgType: 'Update', identifier: 'C', references: reference('B', SENT_LATER) });
    expect(identifiersAfter([one, other])).toEqual(['B', 'C']);
  });

  test('a message stays until the end of its last alert, its mark a day longer', () => {
    const store = new AlertStore();
    for (const each of [ALERT, UPDATE]) store.add(each);
    const endMs = Date.parse('2026-07-01T20:00:00Z');
    expect(store.at(53.8, -1.55, endMs - 1)).toHaveLength(1);
    expect(store.at(53.8, -1.55, endMs)).toHaveLength(0);
    store.prune(endMs + 23 * HOUR_MS);
    store.add(ALERT);
    expect(store.all(NOW_MS)).toHaveLength(0);
    store.prune(endMs + 25 * HOUR_MS);
    store.add(ALERT);
    expect(store.all(NOW_MS)).toHaveLength(1);
  });
});

test('an alert without a drawn area is listed apart, not dropped', () => {
  const store = new AlertStore();
  const area =
    '<area><areaDesc>Leeds; Bradford</areaDesc><geocode><valueName>EMMA_ID</valueName><value>UK1</value></geocode></area>';
  store.add(message({ area }));
  expect(store.at(53.8, -1.55, NOW_MS)).toEqual([]);
  expect([...store.unplaced(NOW_MS)][0].areas[0].geocodes).toEqual([{ name: 'EMMA_ID', value: 'UK1' }]);
});
