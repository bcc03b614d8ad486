/** Words as people shorten them in messages, where a phrase would miss them: "a q hora", "chove hj", "nn piove". */

const FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    q: 'que',
    ke: 'que',
    xq: 'porque',
    pq: 'porque',
    findesemana: 'fin de semana',
    finsemana: 'fin de semana',
    tb: 'también',
    tmb: 'también',
    mñn: 'mañana',
    mnn: 'mañana',
  },
  it: {
    nn: 'non',
    qnd: 'quando',
    qnt: 'quanto',
    qst: 'questo',
    xké: 'perché',
    xkè: 'perché',
    xche: 'perché',
    dmn: 'domani',
  },
  pt: {
    q: 'que',
    oq: 'o que',
    hj: 'hoje',
    fimdesemana: 'fim de semana',
    findi: 'fim de semana',
    vc: 'você',
    vcs: 'vocês',
    tb: 'também',
    tbm: 'também',
    pq: 'porque',
    qdo: 'quando',
    qto: 'quanto',
    mt: 'muito',
    mto: 'muito',
    dps: 'depois',
    amnh: 'amanhã',
    amh: 'amanhã',
    msm: 'mesmo',
  },
};
const COMPILED: ReadonlyMap<string, { readonly pattern: RegExp; readonly full: ReadonlyMap<string, string> }> = new Map(
  Object.entries(FORMS).map(([language, forms]) => [
    language,
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\p{N}'’.])(?:${Object.keys(forms).join('|')})(?![\p{L}\p{N}'’])`, 'giu'),
      full: new Map(Object.entries(forms)),
    },
  ]),
);

/** A question with such words written in full; that of another language stays as it is. */
export function inFull(question: string, language: string): string {
  const known = COMPILED.get(language);
  if (known === undefined) return question;
  return question.replace(known.pattern, (form) => known.full.get(form.toLowerCase()) ?? form);
}
