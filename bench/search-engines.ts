/**
 * The same searches with two common alternatives: MiniSearch, and SQLite with FTS5. All three have the main names, regions
 * and countries of the same places, in the same process.
 */
import { Database } from 'bun:sqlite';
import MiniSearch from 'minisearch';
import placesPath from '../data/generated/places.bin' with { type: 'file' };
import { BinarySections } from '../src/place/binary-sections.ts';
import { Gazetteer } from '../src/place/gazetteer.ts';

export interface Engine {
  readonly name: string;
  readonly buildMs: number;
  search(text: string): unknown;
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly area: string;
}

export async function otherEngines(): Promise<Engine[]> {
  const rows = await readRows();
  return [miniSearch(rows), fullTextSearch(rows)];
}

async function readRows(): Promise<Row[]> {
  const gazetteer = new Gazetteer(new BinarySections(await Bun.file(placesPath).arrayBuffer()));
  return Array.from({ length: gazetteer.count }, (_, id) => ({
    id,
    name: gazetteer.name(id),
    area: `${gazetteer.regionName(gazetteer.region(id))} ${gazetteer.countryNames[gazetteer.country(id)]}`,
  }));
}

function miniSearch(rows: readonly Row[]): Engine {
  const startMs = performance.now();
  const index = new MiniSearch<Row>({ fields: ['name'], storeFields: ['name'] });
  index.addAll(rows);
  const buildMs = performance.now() - startMs;
  return {
    name: 'MiniSearch',
    buildMs,
    search: (text) => index.search(text, { prefix: true, fuzzy: 1 }).slice(0, 10),
  };
}

function fullTextSearch(rows: readonly Row[]): Engine {
  const startMs = performance.now();
  const database = new Database(':memory:');
  database.run("CREATE VIRTUAL TABLE places USING fts5(name, area UNINDEXED, prefix='3 4')");
  const insert = database.prepare('INSERT INTO places (rowid, name, area) VALUES (?, ?, ?)');
  database.transaction(() => {
    for (const { id, name, area } of rows) insert.run(id + 1, name, area);
  })();
  const buildMs = performance.now() - startMs;
  const query = database.prepare('SELECT name, area FROM places WHERE places MATCH ? ORDER BY rowid LIMIT 10');
  return {
    name: 'SQLite FTS5',
    buildMs,
    search: (text) => query.all(`"${text.replaceAll('"', '')}"*`),
  };
}
