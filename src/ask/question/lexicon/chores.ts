/** What people do and have about the house, in the other languages: the laundry, windows, plants, lifts, pitches. */
import type { TranslatedPhrase } from './lexicon.ts';

const IN = 'bring the laundry inside';
const OUT = 'dry the laundry outside';
const OPEN = 'leave the windows open';
const CLOSED = 'close the windows';

export const GERMAN_CHORES: readonly TranslatedPhrase[] = [
  ['(?:ab |bis )?wann hört (?:es|das|der regen)(.{0,40}?) auf(?: zu regnen)?', 'when will it stop raining$1'],
  [
    '(?:die |meine |unsere )?wäsche((?: \\p{L}+){0,3}?) (?:(?:he)?rein|ab)(?:zu)?(?:holen|nehmen|tun|bringen)',
    `${IN}$1`,
  ],
  ['(?<=wäsche.{0,60})(?:sie|die)((?: \\p{L}+){0,3}?) (?:he)?rein(?:zu)?(?:holen|nehmen|tun|bringen)', `${IN}$1`],
  [
    '(?:das |die |alle |mein |meine |unsere )?(?:dach)?fenster((?: \\p{L}+){0,3}?) (?:offen|auf|' +
      'gekippt) ?(?:zu ?)?(?:lassen|haben|stehen lassen)',
    `${OPEN}$1`,
  ],
  ['(?:bei|mit) (?:offene[mn]|geöffnete[mn]|gekippte[mn]) fenster(?: schlafen)?', OPEN],
  ['(?:das |die |alle )?(?:dach)?fenster((?: \\p{L}+){0,3}?) (?:zu ?(?:zu)?machen|schließen)', `${CLOSED}$1`],
  ['(?:in den |im |in einen |der |ein )?biergarten', 'beer garden'],
  ['(?:die |der |mit der )?(?:seil|gondel|berg|zahnrad|standseil|schwebe)bahn(?:en)?|sessellifte?', 'cable car'],
  [
    '(?:der |unser |die )?(?:fußball|sport|tennis|spiel|golf)?(?:platz|boden|wiese|' +
      'weg)((?: \\p{L}+){0,3}?) (?:bespielbar|matschig|aufgeweicht|zu nass|zu weich|schlammig)',
    'the ground soggy$1',
  ],
  ['beton(?:ieren)?((?: \\p{L}+){0,3}?) (?:fest|hart|aushärten|abbinden)', 'the concrete set$1'],
];

export const FRENCH_CHORES: readonly TranslatedPhrase[] = [
  ['(?:sortie|balade|tour|rando) (?:à |en )?vélo', 'bike ride'],
  ['(?:rentr|ramass|retir|décroch)(?:er|e|é) (?:le |mon |notre )?linge', IN],
  [
    '(?<=(?:linge|lessive).{0,60})(?:faut-il |dois-je |je dois |je )?(?:le |la )(?:rentrer|rentre|ramasser|retirer)',
    IN,
  ],
  [
    '(?:laiss(?:er|e|ons)|gard(?:er|e)|dorm(?:ir|s)) (?:avec )?(?:les |mes |nos |la )?(?:fenêtres?|velux|' +
      'vasistas) ouverte?s?|fenêtres? ouvertes?',
    OPEN,
  ],
  ['ferm(?:er|e) (?:les |mes |la )?(?:fenêtres?|velux)', CLOSED],
  [
    "comment (?:j'|faut-il |dois-je |je dois )?habill(?:er|e)(?: (?:ma|mon|mes|les|la|le) (?:fille|fils|enfants?|" +
      'petite?s?|gamins?))?',
    'what should i wear',
  ],
  [
    '(?:le |la |les |un )?(?:téléphériques?|télécabines?|télésièges?|téléskis?|funiculaires?|train à crémaillère|' +
      'remontées? mécaniques?)',
    'cable car',
  ],
  [
    '(?:le |la |les )?(?:terrain|pelouse|sol|chemins?|sentiers?)((?: [\\p{L}-]+){0,2}?) (?:praticables?|' +
      'détrempée?s?|boueux|boueuse|gorgée?s? d.eau)',
    'the ground soggy$1',
  ],
];

export const SPANISH_CHORES: readonly TranslatedPhrase[] = [
  [
    '(?:recoj|recog|met|retir|quit|entr)(?:o|er|ar|emos|amos) (?:dentro )?(?:la |mi )?(?:ropa(?: tendida)?|colada)',
    `should i ${IN}`,
  ],
  ['(?<=(?:ropa|colada).{0,60})(?:la (?:recojo|quito|meto|retiro)|(?:recoger|quitar|meter)la)', `should i ${IN}`],
  ['(?:tiendo|cuelgo|pongo a secar|pongo) (?:la |mi |una )?(?:ropa|colada|lavadora)(?: fuera)?', `should i ${OUT}`],
  ['(?:dej|dorm|duerm)(?:o|ar|amos|ir) (?:con )?(?:las |mis |la )?ventanas? abiertas?', OPEN],
  ['(?:cierro|cerrar) (?:las |mis |la )?ventanas?', CLOSED],
  ['(?:poner|llevar|necesit(?:o|ar)|hacen falta|hace falta) (?:las )?cadenas', 'need snow chains'],
  ['(?:el |la |los )?(?:teleféricos?|telecabinas?|telesillas?|funicular|góndola)', 'cable car'],
  [
    '(?:el )?(?:campo|césped|terreno|suelo)((?: \\p{L}+){0,3}?) (?:embarrado|encharcado|practicable|blando)',
    'the ground soggy$1',
  ],
];

export const ITALIAN_CHORES: readonly TranslatedPhrase[] = [
  ['ho(?= (?:il |i |la |le )?(?:bucato|panni|biancheria|lenzuola))', ''],
  [
    '(?:ritir(?:o|are)|raccog(?:lo|liere)|(?:tir|port)(?:o|are) dentro|mett(?:o|ere) dentro) (?:il |i |la |' +
      'le )?(?:bucato|panni|biancheria|lenzuola)',
    `should i ${IN}`,
  ],
  ['(?<=(?:bucato|panni|biancheria).{0,60})(?:ritirarl[oia]|toglierl[oia]|raccoglierl[oia]|tirarl[oia] dentro)', IN],
  ['stend(?:ere|o)(?: (?:il |i |la |le )?(?:bucato|panni|biancheria|lenzuola))?(?: fuori| ad asciugare)?', OUT],
  ['(?:lasci|ten|dorm)(?:o|go|are|ere|ire) (?:con )?(?:le |la )?finestr[ae] apert[ae]', OPEN],
  ['chiud(?:o|ere) (?:le |la )?finestr[ae]', CLOSED],
  [
    '(?:la |il |le |gli )?(?:funivi[ae]|cabinovi[ae]|seggiovi[ae]|funicolar[ei]|ovovi[ae]|impianti di risalita)',
    'cable car',
  ],
  [
    '(?:tinteggiare|pitturare|verniciare|dipingere) (?:la |le |il |i )?(?:facciata|persiane|recinzione|' +
      'staccionata|ringhiera|cancello|muro|muri|casa)(?: esterna| fuori)?',
    'paint the fence',
  ],
  [
    '(?:il )?(?:campo|terreno|prato)((?: \\p{L}+){0,3}?) (?:pesante|allagato|praticabile|fangoso|inzuppato)',
    'the ground soggy$1',
  ],
];

export const PORTUGUESE_CHORES: readonly TranslatedPhrase[] = [
  ['(?:recolh|apanh|tir)(?:o|er|ar) (?:a )?roupa(?: (?:da corda|do estendal|do varal))?', `should i ${IN}`],
  ['(?<=roupa.{0,60})(?:(?:recolh|apanh|tir)ê-la|a (?:recolher|apanhar|tirar))', `should i ${IN}`],
  ['(?:tenho )?(?:a )?roupa (?:está )?estendida(?: lá fora)?', ''],
  ['(?:deix|dorm|durm)(?:o|ar|ir) (?:com )?(?:as |a )?janelas? abertas?', OPEN],
  ['fech(?:o|ar) (?:as |a )?janelas?', CLOSED],
  ['(?:o |a |os )?(?:teleféricos?|telecabines?|funicular|bondinho)', 'cable car'],
  [
    '(?:o )?(?:campo|relvado|terreno|chão)((?: \\p{L}+){0,3}?) (?:enlameado|encharcado|praticável|mole)',
    'the ground soggy$1',
  ],
];

export const DUTCH_CHORES: readonly TranslatedPhrase[] = [
  [
    '(?:de |mijn )?was((?: \\p{L}+){0,3}?) (?:binnen ?(?:te )?(?:halen|brengen|zetten)|naar binnen(?: halen)?)',
    `${IN}$1`,
  ],
  ['(?<=\\bwas\\b.{0,60})(?:hem|die|het)((?: \\p{L}+){0,3}?) binnen ?(?:te )?(?:halen|brengen)', `${IN}$1`],
  [
    '(?:de |mijn )?(?:planten|geraniums|kuipplanten|' +
      'tomaten)((?: \\p{L}+){0,3}?) (?:naar )?binnen ?(?:te )?(?:halen|zetten|brengen)',
    'cover the plants$1',
  ],
  ['(?:de |het |mijn )?(?:ramen|raam) dicht ?(?:te )?(?:doen|houden)?', CLOSED],
  ['(?:de |het |mijn )?(?:ramen|raam)((?: \\p{L}+){0,2}?) open ?(?:te )?(?:laten|zetten|houden)?', `${OPEN}$1`],
  ['(?:de |het )?(?:kabelbaan|kabelbanen|gondel(?:lift)?|stoeltjeslift(?:en)?|bergbaan|tandradbaan)', 'cable car'],
  [
    '(?:het |de )?(?:veld|grasmat|pad|grond)((?: \\p{L}+){0,3}?) (?:bespeelbaar|te nat|drassig|modderig)',
    'the ground soggy$1',
  ],
];
