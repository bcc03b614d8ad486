/**
 * Words of people, rooms and things around a question, in six languages: each is also the name of some town ("Jardin",
 * "Tuin", "Auto"), and stands for none of them.
 */
import type { TranslatedWords } from './lexicon.ts';

const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

/** The English word, then its forms in the order of `LANGUAGES`. */
const ROWS: ReadonlyArray<readonly [english: string, ...forms: readonly string[]]> = [
  [
    'garden',
    'garten|gärten',
    'jardin|jardins',
    'jardín|jardines',
    'giardino|giardini',
    'jardim|jardins|quintal',
    'tuin|tuinen',
  ],
  [
    'car',
    'auto|autos|wagen|pkw',
    'voiture|voitures|auto',
    'coche|coches|carro|carros',
    'macchina|macchine|auto|automobile',
    'carro|carros|automóvel',
    "auto|auto's|wagen",
  ],
  [
    'kids',
    'kind|kinder|kindern',
    'enfant|enfants',
    'niño|niños|niña|niñas',
    'bambino|bambini|bambina|bimbi',
    'criança|crianças',
    'kind|kinderen|kids',
  ],
  ['son', 'sohn|söhne', 'fils', 'hijo|hijos', 'figlio|figli', 'filho|filhos', 'zoon|zonen'],
  ['daughter', 'tochter|töchter', 'fille|filles', 'hija|hijas', 'figlia|figlie', 'filha|filhas', 'dochter|dochters'],
  ['balcony', 'balkon', 'balcon', 'balcón', 'balcone', 'varanda|sacada', 'balkon'],
  ['terrace', 'terrasse', 'terrasse', 'terraza', 'terrazza|terrazzo', 'terraço|esplanada', 'terras'],
  ['tent', 'zelt|zelte', 'tente|tentes', 'tienda|carpa', 'tenda|tende', 'tenda|barraca', 'tent|tenten'],
  ['kitchen', 'küche', 'cuisine', 'cocina', 'cucina', 'cozinha', 'keuken'],
  ['garage', 'garage', 'garage', 'garaje', 'garage', 'garagem', 'garage'],
  ['park', 'park|stadtpark', 'parc|parcs', 'parque|parques', 'parco|parchi', 'parque|parques', 'park|stadspark'],
  ['lake', 'see|badesee', 'lac|lacs', 'lago|lagos', 'lago|laghi', 'lago|lagoa', 'plas'],
  ['coast', 'küste|küsten', 'côte|littoral', 'litoral', 'litorale', 'litoral', 'kust'],
  ['mountains', 'berge|gebirge', 'montagne|montagnes', 'montañas', 'montagna|montagne', 'montanhas', 'gebergte'],
  ['cellar', 'keller|kellern', 'cave|caves|sous-sol', 'sótano', 'cantina', 'cave|porão', 'kelder'],
  ['attic', 'dachboden|speicher', 'grenier', 'desván|ático', 'soffitta', 'sótão', 'zolder'],
  [
    'plants',
    'geranien|petunien|dahlien|rosen|hortensien',
    'géraniums|rosiers',
    'geranios|macetas|rosales|huerto|huerta',
    'gerani|vasi|piante',
    'vasos|gerânios|plantas',
    'geraniums|potplanten',
  ],
  ['grandfather', 'opa|großvater|opi', 'papi|papy|grand-père', 'abuelo', 'nonno', 'avô|vovô', 'opa|grootvader'],
  ['grandmother', 'oma|großmutter|omi', 'mamie|mémé|grand-mère', 'abuela', 'nonna', 'avó|vovó', 'oma|grootmoeder'],
  ['school', 'schule', 'école', 'escuela|colegio', 'scuola', 'escola', 'school'],
  ['neighbours', 'nachbar|nachbarn', 'voisin|voisins', 'vecino|vecinos', 'vicini', 'vizinho|vizinhos', 'buren|buurman'],
  [
    'friends',
    'freund|freunde|freunden|freundin',
    'ami|amis|amie|amies',
    'amigo|amigos|amiga|amigas',
    'amico|amici|amica|amiche',
    'amigo|amigos|amiga|amigas',
    'vriend|vrienden|vriendin',
  ],
];

/** The rows of a language. */
export function surroundings(language: (typeof LANGUAGES)[number]): TranslatedWords[] {
  const at = LANGUAGES.indexOf(language);
  return ROWS.flatMap(([english, ...forms]) => (forms[at] === undefined ? [] : [[forms[at], english] as const]));
}
