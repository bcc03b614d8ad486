/** What people put on, take along and pack, side by side in six languages. Rows as in `alike.ts`. */
import type { RowInLanguages } from './alike.ts';

/** Garments, by the words after "I take" and "I put on". */
const WORN = {
  fr:
    "(?:un|une|mon|ma|mes|des|le|la|les|l'|quand meme|plutot|encore|(?:petit|gros|bon)(?:e|ne)?) ?" +
    '(?:(?:petite? |gros |grosse |bonne? |un |une |mon |ma |mes |des )*(?:parapluie|veste|gilet|blouson|' +
    'impermeable|cire|' +
    'k[- ]?way|manteau|doudoune|pull|pulls|polaire|laine|gants|bonnet|echarpe|bottes|short|shorts|jupe|robe|' +
    'sandales|tongs|' +
    't[- ]?shirt|casquette|chapeau|lunettes de soleil|creme solaire|pantalon|jean|capuche|sweat|cardigan))',
  it:
    "(?:(?:il|lo|la|i|gli|le|un|uno|una|mio|mia|l'|un') ?)*(?:ombrello|giacca|giacchetta|giacchino|giubbotto|" +
    'giubbino|felpa|' +
    'maglione|maglioncino|golfino|golf|cappotto|piumino|impermeabile|k[- ]?way|sciarpa|guanti|cappello|' +
    'berretto|stivali|' +
    'stivaletti|pantaloncini|pantaloni|bermuda|gonna|vestito|sandali|infradito|maglietta|t[- ]?shirt|crema solare|' +
    'occhiali da sole|cardigan|canottiera|scarpe)',
} as const;

export const PUT_ON: readonly RowInLanguages[] = [
  [
    'should i wear',
    {
      fr: `(?:je |on |nous )?(?:mets|met|mettons|porte|enfile)(?= ${WORN.fr})`,
      it: `(?:mi )?(?:metto|mettiamo|indosso)(?= ${WORN.it})`,
    },
  ],
  [
    'wear',
    {
      fr: `(?=mettre|porter|enfiler)(?<!temps (?:à|a) )(?:mettre|porter|enfiler)(?= ${WORN.fr})`,
      it: `(?:mettere|mettermi|metterci|indossare)(?= ${WORN.it})`,
    },
  ],
  [
    'should i take',
    {
      fr: `(?:je |on |nous |j'|m')?(?:prends|prend|prenons|emporte|emmene|embarque)(?= ${WORN.fr})`,
      it: `(?:mi )?(?:prendo|prendiamo|porto|portiamo)(?= ${WORN.it})`,
      es:
        '(?:me |nos )?(?:cojo|cogemos|agarro)(?= (?:el |la |un |una |mi )?(?:paraguas|chaqueta|abrigo|' +
        'chubasquero|rebeca|campera|jersey))',
      pt:
        '(?:levo|levamos|ponho|visto)(?= (?:o |a |um |uma |meu |minha )*(?:guarda|casaco|camisola|gabardine|' +
        'impermeável|blusa|agasalho|jaqueta|chapéu))',
    },
  ],
  [
    'shorts',
    {
      it: 'pantalon(?:cini|i cort[ie])|bermuda',
      fr: 'bermuda',
      es: 'pantal(?:on|ones) cort(?:o|os)|bermudas',
      de: 'kurze hosen?',
    },
  ],
  [
    'waterproof trousers',
    { de: 'matschhosen?|regenhosen?|buddelhosen?', nl: 'regenbroek(?:en)?', fr: 'pantalons? de pluie' },
  ],
  [
    'should i wear$1',
    {
      nl:
        '(?:moet|zal|kan|mag|moeten|kunnen|doe|trek|zullen) (?:ik|we|wij|je|ze|de kinderen|de kids|' +
        'mijn (?:zoon|dochter|kind))' +
        '((?:(?! (?:komt|komen|kom|verwarming|kachel|licht|lampen|airco|barbecue|bbq|ventilator|vuurkorf|' +
        'radio|tv)(?!\\p{L})).){0,60}?) aan(?= (?:in|naar|bij|voor|op|morgen|vandaag|vanavond|' +
        'vanmiddag|straks|of)(?!\\p{L})|\\W*$)',
    },
  ],
  [
    'what should i wear$1',
    {
      nl:
        'wat (?:doe|trek) (?:ik|je|we)(.{0,40}?) aan(?= (?:in|naar|bij|voor|op|morgen|vandaag|vanavond|' +
        'om)(?!\\p{L})|\\W*$)',
    },
  ],
  [
    'should i take$1',
    { nl: 'neem (?:ik|je)(.{0,40}?) mee(?= (?:in|naar|bij|voor|op|morgen|vandaag|vanavond|of)(?!\\p{L})|\\W*$)' },
  ],
  [
    'what should i wear$1',
    {
      de:
        '(?:welche|was für) (?:klamotten|kleidung|kleider|kleidungsstücke|anziehsachen|sachen|' +
        'schuhe) (?:soll|muss|kann|sollte|sollten|' +
        'brauche|brauch|sollen|müssen|nehme|packe) (?:ich|wir|man)?((?:(?! (?:oder|und) ).){0,60}?)' +
        '(?: (?:ein(?:zu)?packen|mitnehmen|anziehen|tragen|dabei ?haben|mit|ein))?(?=\\W*$)',
      nl:
        '(?:wat voor|welke) (?:kleren|kledij|kleding|kledingstukken|spullen|schoenen) (?:moet|zal|kan|neem|' +
        'doe|trek|pak|heb) (?:ik|we|je)' +
        '((?:(?! (?:of|en) ).){0,50}?)(?: (?:mee(?: te)? ?nemen|mee|aan(?: te)? ?trekken|aan(?: ?doen)?|' +
        'in(?: ?pakken)?|nodig|dragen))?(?=\\W*$| (?:naar|in|voor|op) )',
    },
  ],
  [
    'what should i wear in',
    {
      es:
        '(?:que|cual) (?:ropa|prendas) (?:me )?(?:llevo|llevar|meto|empaco|necesito) (?:a|para)(?= (?!la |' +
        'el |los |las |mi |un |una )[^ ])',
    },
  ],
  [
    'what should i wear',
    {
      fr:
        '(?:je |on )?(?:prends|prend|mets|met|emporte|porte|emmene|embarque) quoi(?: comme (?:vêtements|' +
        'fringues|habits|affaires|tenue|' +
        'chaussures|veste|manteau))?(?: (?:dans|pour) (?:ma |la |notre )?valise)?(?! pour (?:manger|' +
        'le repas))|(?:quels?|quelles?) ' +
        '(?:vêtements|habits|fringues|tenues?|affaires|chaussures)(?: (?:dois-je|faut-il|je dois|' +
        'est-ce que je dois|je|devrais-je|prévoir))*' +
        '(?: (?:prendre|emporter|mettre|porter|emmener|prends|mets|emporte))?|' +
        "(?:qu'est[- ]ce que je |que |quoi )(?:dois[- ]je )?(?:prends?|prendre|emporte|emporter|mets|" +
        'mettre) (?:dans (?:ma |la |notre )?valise|comme (?:vêtements|habits|fringues))',
      es:
        '(?:que|cuales) (?:ropa|prendas|zapatos)(?: (?:debo|tengo que|puedo|hay que|me|deberia|necesito|' +
        'conviene|es bueno))*' +
        '(?: (?:llevar(?:me)?|llevo|meter|meto|usar|uso|ponerme|pongo|empacar|empaco))?|que (?:meto|pongo|' +
        'echo|llevo|empaco) en la maleta',
      it:
        '(?:che|quali) (?:vestiti|abiti|abbigliamento|indumenti|scarpe)(?: (?:devo|mi|posso|dovrei|conviene|' +
        'serve|servono))*' +
        '(?: (?:portare|porto|mettere|metto|indossare|portarmi))?|cosa (?:metto|mettere|porto|portare) (?:in|' +
        'nella) valigia',
      pt:
        '(?:que|quais) (?:roupas?|sapatos)(?: (?:devo|tenho de|tenho que|preciso de|posso|' +
        'é bom))*(?: (?:levar|levo|usar|uso|vestir|visto|pôr|ponho))?|' +
        '(?:o )?que (?:levo|levar|ponho|meto|coloco) na mala',
    },
  ],
  [
    'rain gear',
    {
      de: 'regen(?:sachen|klamotten|zeug|kleidung|ausrüstung)',
      fr: '(?:vêtements|affaires|habits|équipement) (?:de|pour la) pluie',
      es: 'ropa (?:de (?:agua|lluvia)|impermeable|para la lluvia)',
      it: '(?:roba|abbigliamento|vestiti) (?:per la pioggia|antipioggia|impermeabil[ei])',
      pt: 'roupas? (?:de|para a|pra) chuva|roupas? impermeáve(?:l|is)',
      nl: 'regen(?:kleding|kledij|kleren|pak|spullen|gear)',
    },
  ],
];
