/**
 * Other forms of the name of an area: with an article ("La Réunion", "l'Alsace", "die Schweiz") or as an island ("Reunion
 * Island", "Isle of Malta", "Islands of Fiji"). Towns have their articles in their names, so that these are areas only.
 */

export interface AreaForm {
  /** Folded. */
  readonly key: string;
  /** Whether an island was written, so that only an island or a country can be meant. */
  readonly isIsland: boolean;
}

const ARTICLE = /^(?:the|la|le|les|el|los|las|il|lo|gli|die|der|das|den|de|het) (?=.)/;
/** A bare apostrophe is dropped in folding: "l'alsace" is "lalsace" there. */
const ELISION = /^\s*l['’ʼ`´](?=\p{L})/iu;
const ISLAND_BEFORE =
  /^(?:islands?|isles?|iles?|islas?|isola|isole|ilhas?|inseln?|eiland(?:en)?)(?: (?:of|de|des|du|di|da|do|del|della|van|von|d))? (?=.)/;
const ISLAND_BEHIND = /(?<=.) (?:islands?|isles?|inseln?|eiland(?:en)?)$/;

/** Whether a text begins with the French or Italian article that its folded form hides. */
export function beginsWithElision(text: string): boolean {
  return ELISION.test(text);
}

/** The other forms of a folded name, the likeliest first; none for most names. */
export function areaForms(key: string, isElided: boolean): readonly AreaForm[] {
  const withoutArticle = (name: string): string => name.replace(ARTICLE, '');
  const bare = isElided ? key.slice(1) : withoutArticle(key);
  const stem = bare.replace(ISLAND_BEFORE, '').replace(ISLAND_BEHIND, '');
  const forms: AreaForm[] = bare === key ? [] : [{ key: bare, isIsland: false }];
  if (stem === bare) return forms;
  // The article can be part of the name ("La Palma Island"), and so can the word: "Faroe Island" is the Faroe Islands.
  const whole = key.replace(ISLAND_BEHIND, '');
  const plain = withoutArticle(stem);
  const islands = [plain, `${plain} islands`, `${plain} island`, `isle of ${plain}`, `isles of ${plain}`];
  return [...forms, ...[...new Set([whole, stem, ...islands])].map((name) => ({ key: name, isIsland: true }))];
}
