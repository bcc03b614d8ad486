/**
 * "Sabato sera a Verona siamo all'Arena": a sight or a part of the town that a question in another language than English names too.
 * It is told at the town, and is no village that has the same name elsewhere.
 */
import { fold } from '../../../place/fold.ts';
import type { PlaceSpan } from './place-span.ts';

/** Nouns of what a town has one of, folded, in the languages that have places by such names. */
const NOUNS: ReadonlySet<string> = new Set(
  (
    'teatro estadio plaza catedral alameda mercado feria parque circo rambla ramblas malecon castillo palacio museo zoologico alcazar ' +
    'alcazaba mezquita casco jardin jardines auditorio hipodromo velodromo polideportivo mirador muelle iglesia basilica barrio recinto ' +
    'acuario zocalo monumental costanera ' +
    'arena duomo castello stadio terme piazza ippodromo autodromo navigli lungomare mercato fiera giardini giardino palazzo chiesa ' +
    'anfiteatro colosseo sferisterio darsena giostra palazzetto vittoriale galleria ' +
    'praca castelo feira ribeira baixa jardim jardins mosteiro aquario sambodromo maracana orla calcadao sambodrom ' +
    'arenes chateau cathedrale stade theatre eglise zenith amphitheatre ' +
    'dom stadion schloss theater rathaus altstadt messe kasteel'
  ).split(' '),
);

/** Two places are asked for side by side. */
const SIDE_BY_SIDE = /(?:^|\s)(?:and|or|vs?|versus|than|from)(?:\s|$)/iu;
/** "Parco del Valentino". */
const PART_OF =
  /\b(?:park|parco|parque|garden|gardens|castle|square|piazza|plaza|theatre|teatro|stadium|stadio|estadio|museum|palace|villa) of (?:the )?$/iu;

/** The same places; a sight is answered at the town that is named beside it. */
export function withSightsInTown(spans: readonly PlaceSpan[], text: string, language: string): PlaceSpan[] {
  if (language === 'en' || spans.length < 2) return [...spans];
  return spans.map((span, at) => {
    if (!isSight(span, text)) return span;
    const town = [spans[at - 1], spans[at + 1]].find((other) => isTownBeside(other, span, text));
    return town === undefined ? span : { ...span, resolution: town.resolution };
  });
}

/** A lone noun that some village has for a name too, or an unknown name that begins with one. */
function isSight({ text: name, resolution, start }: PlaceSpan, text: string): boolean {
  const [head = '', ...others] = fold(name).split(' ');
  const isPart = PART_OF.test(text.slice(0, start));
  if (resolution.kind !== 'found') return resolution.kind === 'not_found' && (NOUNS.has(head) || isPart);
  return isPart || (NOUNS.has(head) && others.length === 0);
}

function isTownBeside(other: PlaceSpan | undefined, sight: PlaceSpan, text: string): boolean {
  if (other?.resolution.kind !== 'found' || isSight(other, text)) return false;
  const [first, second] = other.start < sight.start ? [other, sight] : [sight, other];
  return !SIDE_BY_SIDE.test(text.slice(first.end, second.start));
}
