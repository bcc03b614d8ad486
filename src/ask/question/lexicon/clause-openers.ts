/**
 * What opens a question whose weather stands in a clause of its own, side by side in six languages: "do you think that", "is it likely
 * that", "I have heard that". Rows as in `alike.ts`.
 */
import type { RowInLanguages } from './alike.ts';

export const CLAUSE_OPENERS: readonly RowInLanguages[] = [
  // French ones end in an apostrophe, so that their English ends with a blank.
  [
    'do you think ',
    {
      fr: "(?:(?:pensez|croyez|savez)[- ]vous|(?:tu|vous) (?:penses|crois|sais|pensez|croyez|savez)|(?:penses|crois|sais)[- ]tu) (?:que?|s(?=')|si)",
    },
  ],
  [
    'is it unlikely ',
    {
      fr: "(?:est[- ]ce|est[- ]il|c'est|il est) (?:peu probable|improbable) que?",
    },
  ],
  [
    'is it likely ',
    {
      fr:
        "(?:est[- ]ce|est[- ]il|c'est|il est) (?:probable|possible|prevu) que?|" +
        'y a[- ]t[- ]il (?:un risque|une chance|des chances) que?',
    },
  ],
  [
    'is it true ',
    {
      fr: "(?:j'ai (?:entendu(?: dire)?|lu)|on m'a dit|on dit|ils disent|il parait|(?:est[- ]il|est[- ]ce|c'est) vrai) que?",
    },
  ],
  [
    'do you think',
    {
      de:
        '(?:denkst|glaubst|meinst|weißt) du,? (?:dass|ob)(?= )|(?:denken|glauben|meinen|wissen) sie,? (?:dass|ob)(?= )|' +
        '(?:kannst du|können sie|kann mir (?:jemand|wer|einer))(?: mir)? sagen,? ob|^\\W*ob(?= es )|(?:ich )?frage? mich,? ob(?= )|' +
        '(?:ich (?:wüsste|würde) gerne?(?: wissen)?|ich (?:will|möchte) wissen|(?:ich hab )?keine ahnung|weiß (?:jemand|wer|einer)|wisst ihr|sagt? mir),? ob(?= )',
      es: '(?:(?:tu )?crees|(?:usted )?cree|creeis|piensas|piensa|te parece|sabes|sabe|alguien sabe|sabeis) (?:que|si)(?: vaya a)?(?= )|(?:me pregunto|no se|quiero saber|quisiera saber) si(?= )',
      it: '(?:pensi|credi|pensa|crede|dici|ti risulta|sai|sa|qualcuno sa|sapete) (?:che|se)(?= )|(?:mi chiedo|non so|vorrei sapere|volevo sapere) se(?= )',
      pt: '(?:(?:voce )?acha|achas|sera|(?:voce )?pensa|(?:voce )?sabe|sabes|alguem sabe) (?:que|se)(?= )|(?:nao sei|queria saber|gostava de saber|gostaria de saber) se(?= )',
      nl:
        '(?:denk|weet|geloof) (?:je|jij) (?:dat|of)(?= )|(?:denkt|weet) u (?:dat|of)(?= )|' +
        '(?:ik )?vraag (?:me|mij) af of(?= )|(?:(?:heb je |iemand )?enig idee|weet (?:iemand|er iemand)|weten jullie|ik wil weten) of(?= )',
    },
  ],
  [
    'is it unlikely',
    {
      de: '(?:ist es |es ist )?(?:unwahrscheinlich|nicht wahrscheinlich),? dass',
      es: '(?:es )?(?:improbable|poco probable) que(?: vaya a)?(?: haber| estar)?(?= )',
      it: '(?:e )?(?:improbabile|poco probabile) che(?= )',
      pt: '(?:e )?(?:improvavel|pouco provavel) que(?: va)?(?: haver| estar)?(?= )',
      nl: '(?:is het )?(?:onwaarschijnlijk|niet waarschijnlijk) dat(?= )',
    },
  ],
  [
    'is it likely',
    {
      de: '(?:besteht|gibt es) (?:die|eine|irgendeine) (?:möglichkeit|gefahr|chance|wahrscheinlichkeit),? dass',
      es:
        '(?:es (?:probable|posible)|esta previsto|se (?:espera|preve)|(?:hay|existe) (?:la |alguna |una )?posibilidad(?:es)? de) ' +
        'que(?: vaya a)?(?: haber| estar)?(?= )|puede(?: haber| estar|(?= (?:llover|nevar|helar|lloviznar|granizar|hacer|diluviar)))(?= )',
      it:
        "(?:e|sara) (?:probabile|possibile|previsto) che(?= )|c'e (?:il rischio|la possibilita|la probabilita|qualche possibilita) " +
        'che(?= )',
      pt:
        '(?:e (?:provavel|possivel)|esta previsto|ha (?:a )?possibilidade de) que(?: va)?(?: haver| estar)?(?= )|(?:tem|ha) (?:alguma )?(?:chance|hipotese|risco) de (?:haver|estar)(?= )|' +
        'esta previsto(?: haver| estar|(?= (?:chover|nevar|fazer|ficar|ter)))(?= )',
      nl: 'zou(?= het )|is (?:het )?(?:waarschijnlijk|mogelijk) dat(?= )|is de kans groot dat(?= )|bestaat de kans dat(?= )',
    },
  ],
  [
    'is it true',
    {
      de: 'ich hab(?:e)? (?:gehört|gelesen),? dass|(?:man sagt|es heißt|sie sagen|stimmt es|stimmt.s|ist es wahr),? dass',
      es: '(?:he (?:oido|leido|escuchado)|dicen|me han dicho|es (?:verdad|cierto)) que(?: vaya a)?(?: haber| estar)?(?= )',
      it: '(?:ho (?:sentito(?: dire)?|letto)|dicono|mi hanno detto|e vero) che(?= )',
      pt: '(?:ouvi(?: dizer)?|li|dizem|me disseram|disseram-me|e verdade) que(?= )',
      nl: 'ik (?:hoorde|las|heb gehoord|heb gelezen) dat(?= )|(?:ze zeggen|is het waar|klopt het) dat(?= )',
    },
  ],
  [
    '',
    {
      de: ',? stimmt(?: das|.s|s)(?=\\W*$)|,? ist das (?:wahr|richtig)(?=\\W*$)',
      fr: ",? c'est (?:vrai|bien ca|exact)(?=\\W*$)|,? est[- ]ce (?:vrai|exact)(?=\\W*$)",
      es: ',? ?¿?es (?:verdad|cierto|correcto)(?=\\W*$)',
      it: ',? e (?:vero|giusto|cosi)(?=\\W*$)',
      pt: ',? e (?:verdade|mesmo|isso)(?=\\W*$)',
      nl: ',? klopt dat(?=\\W*$)|,? is dat (?:waar|zo)(?=\\W*$)',
    },
  ],
  // The moods that such clauses stand in.
  [
    'will it',
    { fr: '(?:il|ca) (?:allait|aille)(?= )', pt: 'va(?= (?:chover|nevar|fazer|estar|ficar|haver|ter)(?!\\p{L}))' },
  ],
  ['rain', { fr: 'il pleuve', it: 'piova', pt: 'chova' }],
  ['is it likely ', { fr: "(?:est[- ]ce qu'|qu')?il risque d'y avoir" }],
  ['grey', { fr: 'gris' }],
  ['rain heavily', { fr: 'pleuvoir des cordes', es: 'diluviar|llover a cantaros', pt: 'chover a (?:cantaros|potes)' }],
  [
    'will it not drizzle',
    { es: 'no (?:va a lloviznar|lloviznara)', pt: 'nao vai (?:garoar|chuviscar)', it: 'non pioviggin(?:a|era)' },
  ],
  ['will it drizzle', { es: 'va a lloviznar|lloviznara', pt: 'vai (?:garoar|chuviscar)' }],
  ['will it not rain heavily', { it: 'non diluvi(?:a|era)', es: 'no va a diluviar' }],
  ['will it rain heavily', { es: 'va a diluviar|diluviara' }],
];
