/** The table of places in its present form and in that of earlier imports. */
import { expect, test } from 'bun:test';
import placesPath from '../../data/generated/places.bin' with { type: 'file' };
import { aligned, BinarySections, type SectionsHeader } from '../../src/place/binary-sections.ts';
import { Gazetteer } from '../../src/place/gazetteer.ts';
import { writeSections } from '../../src/place/write-sections.ts';

/** The embedded table as earlier versions wrote it: names and codes of regions as lists in the header. */
function asListed(file: ArrayBuffer, gazetteer: Gazetteer): BinarySections {
  const headerBytes = new DataView(file).getUint32(4, true);
  const header: SectionsHeader = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 8, headerBytes)));
  const base = aligned(8 + headerBytes);
  const kept = header.sections.filter(({ name }) => !/^region(Name|Code)(Offsets|Bytes)$/.test(name));
  expect(header.sections.length - kept.length).toBe(4);
  const numbers = Array.from({ length: gazetteer.regionCount }, (_, region) => region);
  const bytes = writeSections(
    Object.fromEntries(
      kept.map(({ name, offsetBytes, lengthBytes }) => [name, new Uint8Array(file, base + offsetBytes, lengthBytes)]),
    ),
    {
      ...header.meta,
      regionNames: numbers.map((region) => gazetteer.regionName(region)),
      regionCodes: numbers.map((region) => gazetteer.regionCode(region)),
    },
  );
  return new BinarySections(bytes.slice().buffer);
}

test('a table that an earlier version imported has the same regions', async () => {
  const file = await Bun.file(placesPath).arrayBuffer();
  const gazetteer = new Gazetteer(new BinarySections(file));
  const listed = new Gazetteer(asListed(file, gazetteer));
  expect(gazetteer.regionCount).toBeGreaterThan(3000);
  expect(listed.regionCount).toBe(gazetteer.regionCount);
  for (let region = 0; region < gazetteer.regionCount; region++) {
    expect(gazetteer.regionCode(region)).toMatch(/^[A-Z]{2}\./);
    expect([listed.regionCode(region), listed.regionName(region)]).toEqual([
      gazetteer.regionCode(region),
      gazetteer.regionName(region),
    ]);
  }
  expect(listed.label(0)).toBe(gazetteer.label(0));
});
