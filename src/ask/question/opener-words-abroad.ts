/** Words before and behind a question that ask nothing, in the languages besides English. Of plain text, without accents. */

interface Said {
  /** Said by themselves. */
  readonly alone: string;
  /** Words that ask too: a comma or a stop has to follow. */
  readonly withComma: string;
  /** Who is greeted. */
  readonly addressed: string;
  readonly behind: string;
  /** Asking to be told. */
  readonly leads: string;
  /** What they stand before; what is left out of it is in a group of its own. */
  readonly asked: string;
}

const SAID: Readonly<Record<string, Said>> = {
  de: {
    alone:
      'hallo|hi|hey|hei|moin(?: moin)?|servus|gru(?:ß|ss) (?:gott|dich|euch|sie)|gruezi|guten (?:morgen|tag|abend)|' +
      'tach|' +
      '(?:(?:nur|mal|ganz|eine|ne|ich habe|ich hab|hatte|noch) )*(?:(?:kurze|schnelle|dumme|' +
      'blode) )?frage(?= ?[:,.!-])|' +
      'also|ok|okay|entschuldigung|entschuldige(?:n sie)?|sorry|verzeihung|bitte|danke(?: schon)?|ahm?|hm+|' +
      'ubrigens|' +
      'ehrlich gesagt|tja|naja',
    withComma: 'sag(?: mir)?(?: mal)?|sagt mal|gut|so|nun|na|na ja|ach|du|leute|mahlzeit',
    addressed: 'zusammen|alle|leute|ihr lieben|an alle|freunde|team|ihr|du',
    behind:
      'bitte(?: schon)?|(?:(?:vielen|herzlichen|besten) )?dank(?: im voraus| schon)?|danke(?: schon| sehr| dir|' +
      ' euch| im voraus| ' +
      'vorab)?|lg|vg|mfg|(?:viele|liebe|beste|schone) gru(?:ß|ss)e|oder was|oder so|oder nicht|was (?:meinst|' +
      'denkst|glaubst) du|' +
      'was meint ihr|(?:meinst|denkst|glaubst) du|ungefahr|circa|wei(?:ß|ss)t du(?: das| es)?|' +
      'schonen tag(?: noch)?|gell',
    leads:
      'wei(?:ß|ss)t du|wissen sie|wei(?:ß|ss) jemand|(?:kannst|konntest) du mir (?:bitte )?sagen|konn(?:en|' +
      'ten) sie mir (?:bitte )?sagen|' +
      'sag(?: mir)?(?: bitte| mal)*|ich (?:wusste|wurde) gerne?(?: wissen)?|ich (?:mochte|will) wissen|' +
      'ich frage? mich|' +
      'mich wurde interessieren|keine ahnung',
    asked: '(?=(?:wie|wann|was|welche[rsnm]?|wo|woher)\\b)',
  },
  fr: {
    alone:
      "bonjour|bonsoir|salut|coucou|hello|hey|(?:(?:j'ai|juste|une|petite|autre|encore) )*question(?= ?[:,.!-])|" +
      "excusez-moi|excuse-moi|pardon|desolee?|s'il (?:vous|te) plait|svp|stp|merci(?: d'avance| beaucoup)?|ok|okay|" +
      'euh|' +
      'au fait|honnetement|franchement',
    withComma: 'dis|dites|dis-moi|dites-moi|alors|bon|bah|ben|voila|du coup',
    addressed: "a tous|a toutes|tout le monde|les amis|madame|monsieur|l'equipe",
    behind:
      "s'il (?:te|vous) plait|svp|stp|merci(?: d'avance| beaucoup| bien| a vous| par avance)?|a (?:ton|votre) avis|" +
      "(?:tu|vous) (?:crois|croyez|penses|pensez|sais|savez)|d'apres (?:toi|vous)|ou pas|ou quoi|bonne (?:journee|" +
      'soiree)|' +
      'bisous?|cordialement|mdr|a peu pres',
    leads:
      'sais-tu|savez-vous|tu sais|vous savez|(?:peux-tu|pouvez-vous|tu peux|vous pouvez|pourrais-tu|' +
      'pourriez-vous) me dire|' +
      'dis-moi|dites-moi|je (?:voudrais|veux|aimerais) savoir|je me demande',
    asked: "(?:(?=(?:quand|quel(?:le)?s?|combien|comment|a quelle heure)\\b)|si (?=on\\b)|s'(?=ils?\\b))",
  },
  es: {
    alone:
      'hola|buenos dias|buenas(?: tardes| noches)?|(?:(?:una?|tengo|solo|otra|pequena) )*(?:pregunta|consulta|duda)' +
      '(?: rapida| tonta)?(?= ?[:,.!-])|perdona|perdon|disculp[ae]|por favor|porfa|(?:muchas )?gracias|ok|vale(?! la pena)|oye|' +
      'oiga',
    withComma: 'dime|bueno|pues|entonces|a ver|mira|sinceramente',
    addressed: 'a todos|a todas|gente|amigos|que tal',
    behind:
      'por favor|porfa|(?:(?:muchas|mil) )?gracias(?: de antemano| por adelantado| por todo)?|o que|o no|' +
      'mas o menos|' +
      'aproximadamente|un saludo|saludos|un abrazo|jaja+|(?:tu |que )?crees|sabes',
    leads:
      'sabe(?:s|is|n)?|(?:me )?(?:puedes|puede|podrias|podria) (?:decirme|decir)|qui(?:ero|siera) saber|' +
      'me gustaria saber|dime|digame|me pregunto',
    asked: '(?:(?=(?:cuando|cuant[oa]s?|que|como|a que hora|cual)\\b)|si (?=\\p{L}))',
  },
  it: {
    alone:
      'ciao|buongiorno|buonasera|buon pomeriggio|buondi|salve|(?:(?:una|ho|solo|piccola|altra) )*domanda' +
      '(?: veloce| rapida| stupida)?(?= ?[:,.!-])|scusa(?:mi|te)?|scusi|per (?:favore|piacere|cortesia)|' +
      'grazie(?: mille)?|' +
      'ok|okay|ehi',
    withComma: 'senti|senta|dimmi|dica|mi dica|allora|beh|bene|dai|ecco|onestamente',
    addressed: 'a tutti|a tutte|ragazzi|amici',
    behind:
      'per (?:favore|piacere|cortesia)|(?:(?:tante|mille) )?grazie(?: mille| in anticipo| tante)?|secondo (?:te|' +
      'voi|lei)|' +
      'piu o meno|o no|che dic[ie]|che dite|un saluto|saluti|buona giornata|ciao|lo sai|cosa (?:dici|ne pensi)',
    leads:
      'sai(?: dirmi)?|mi sai dire|sapete|(?:puoi|potresti|puo|potrebbe) dirmi|mi (?:puoi|potresti|puo|' +
      'potrebbe) dire|' +
      'vorrei sapere|mi chiedo|dimmi',
    asked: '(?:(?=(?:quando|quant[oaie]|che|come|a che ora|qual)\\b)|se (?=\\p{L}))',
  },
  pt: {
    alone:
      'ola|oi|(?:(?:uma|tenho|so|outra) )*(?:pergunta|duvida)(?: rapida)?(?= ?[:,.!-])|desculp[ea]|com licenca|' +
      'por favor|' +
      'se faz favor|(?:muito )?obrigad[oa]|ok|opa|e ai',
    withComma: 'bom dia|boa (?:tarde|noite)|diz-me|diga-me|me (?:diz|diga)|entao|bem|bom|olh[ae]|ah',
    addressed: 'gente|pessoal|a todos|galera|amigos|tudo (?:bem|bom)',
    behind:
      'por favor|pfv|se faz favor|(?:muito )?obrigad[oa](?: desde ja| pela ajuda)?|valeu|mais ou menos|ou nao|' +
      'ou que|' +
      '(?:voce |o que )?achas?|sabes?|um abraco|abracos|abs|kkk+',
    leads:
      'sabes?(?: dizer| me dizer)?|(?:podes?|poderia|podia)(?: me dizer| dizer-me)|gostaria de saber|quer(?:ia|' +
      'o) saber|' +
      'diz-me|me diga',
    asked: '(?:(?=(?:quando|quant[oa]s?|que|como|a que horas|qual)\\b)|se (?=\\p{L}))',
  },
  nl: {
    alone:
      'hallo|hoi|hey|hi|goede(?:morgen|middag|n?avond|dag)|(?:(?:even|een|snel|kort|nog|klein|' +
      'ik heb) )*vraag(?:je)?(?= ?[:,.!-])|' +
      'sorry|pardon|excuseer|alsjeblieft|alstublieft|aub|bedankt|dank (?:je|u)(?: wel)?|oke?|trouwens',
    withComma: 'dag|goede (?:morgen|middag|avond|dag)|zeg|nou|dus|goed|eerlijk gezegd',
    addressed: 'allemaal|iedereen|mensen|daar',
    behind:
      'alsjeblieft|alstublieft|aub|ajb|svp|(?:(?:alvast|heel erg) )*bedankt|(?:alvast )?dank (?:je|u)(?: wel)?|' +
      'dankjewel|' +
      'of niet|of wat|denkt? (?:je|u)|weet (?:je|u)(?: dat)?|ongeveer|groet(?:en|jes)?|mvg|fijne dag',
    leads:
      'weet (?:je|jij|u)|(?:kun|kan|kunt) (?:je|jij|u) (?:me|mij) (?:vertellen|zeggen)|ik wil(?: graag)? weten|' +
      'ik vraag me af|ik zou graag willen weten',
    asked: '(?=(?:hoe|wanneer|wat|welke|waar)\\b)',
  },
};

/** As of English: what stands before a question, at a place, and behind it. */
export interface AroundWords {
  readonly opener: RegExp;
  readonly closer: RegExp;
}

function aroundOf({ alone, withComma, addressed, behind, leads, asked }: Said): AroundWords {
  const tail = `(?:,? (?:${addressed}|fairday))*`;
  return {
    opener: new RegExp(
      `[¿¡]?(?:(?:${leads}),? [¿¡]?${asked}|(?:${withComma})\\b${tail}(?= ?[,.!:;-])[\\s,.!;:…-]+|` +
        `(?:${alone})(?![\\p{L}\\p{N}'])${tail}[\\s,.!;:…-]+)`,
      'uy',
    ),
    closer: new RegExp(`[\\s,.!?;:…(¡¿-]+(?:${behind}|ok|lol|x{1,4}|fairday)$`, 'u'),
  };
}

const AROUND: ReadonlyMap<string, AroundWords> = new Map(
  Object.entries(SAID).map(([language, said]) => [language, aroundOf(said)] as const),
);

/** The words around questions of a language other than English; undefined for one that is not read. */
export function wordsAround(language: string): AroundWords | undefined {
  return AROUND.get(language);
}
