/**
 * Words of talk in six languages that say nothing of the weather: where somebody lives or stays, what they think and hope, hedges and
 * courtesies. They are left out of a question.
 */

/** By language, separated by spaces. */
export const SMALL_TALK = {
  de:
    'wohne wohnen lebe leben bleibe treffe treffen verabredet denke glaube meinst meint glaubst ' +
    'finde schätze wissen weiß weißt wüsste sagen erzähl verrate hoffe hoffentlich gern eventuell ' +
    'genau wirklich echt einfach endlich nun also bisschen ziemlich zusammen danke ' +
    'dank hey lg liebe grüße klein kleine kleinen großer großen große',
  fr:
    'habite habitons restons rester retrouve rencontrer rejoindre pense penses pensez crois croyez ' +
    'dirais sais savoir sait saurais savez dire dis-moi indiquez donne donnez donne-moi espère ' +
    'peut-être vraiment exactement environ enfin plutôt ensemble finalement franchement ' +
    'carrément coucou hello bonsoir please petit petite petits grand grande',
  es:
    'vivo vivimos quedo quedamos quedar quedado reunirme creo crees creen piensas opinas dices saber ' +
    'sabes sabe quería decir decirme dígame dame ojalá quizás realmente exactamente aproximadamente ' +
    'finalmente juntos entonces buenas buenos saludos pequeño pequeña grande',
  it:
    'abito abitiamo resto restiamo rimango incontro incontriamo penso credo pensi credi ' +
    'dici dite pensate sapere sai sapete so dire dirmi spero magari piacerebbe forse davvero ' +
    'esattamente circa finalmente insieme quindi proprio dunque grazie salve buongiorno ' +
    'buonasera piccolo piccola grande',
  pt:
    'moro moramos fico ficamos encontrar acho achas acha acham pensas parece saber sabes sabe diz ' +
    'dizer diz-me dá-me espero tomara gostaria gostava talvez realmente mesmo exatamente ' +
    'aproximadamente finalmente juntos pequeno pequena grande',
  nl:
    'ga woon wonen wonend blijf blijven afgesproken afspreken ontmoet denk vind dacht weten weet zeggen ' +
    'geef hoop hopelijk misschien echt precies ongeveer eindelijk samen eigenlijk maar hey ' +
    'bedankt dank dankje groetjes aub alstublieft klein kleine grote',
} as const;
