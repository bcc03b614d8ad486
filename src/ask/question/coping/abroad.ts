/**
 * Whether somebody bears the weather, in the six languages beside English, without accents. Their words for it are mostly verbs of
 * their own, so that a bearer and such a word anywhere in the question are enough.
 */
import type { NamedGrave } from '../grave/named-grave.ts';

interface Bearing {
  readonly animals: string;
  readonly people: string;
  readonly bears: string;
  /** Beside which clothes are asked for. */
  readonly worn: string;
}

/** By language, ISO 639-1. */
const BEARING: Readonly<Record<string, Bearing>> = {
  de: {
    animals:
      'hund(?:e|en|in)?|welpen?|katzen?|kater|pferd(?:e|en)?|pon(?:y|ys|ies)|fohlen|esel|kuhe?n?|kalber|rinder|schafe?n?|lammer|ziegen?|' +
      'schweine?n?|huhner|hennen|enten|ganse|kaninchen|hasen|meerschweinchen|hamster|schildkroten?|vogel|papagei(?:en)?|' +
      'wellensittiche?|bienen|fische?|tiere?n?|alpakas?|lamas?|haustiere?',
    people:
      'kind(?:er|ern)?|sohn|tochter|zwillinge?n?|bab(?:y|ys|ies)|enkel(?:in|kinder)?|schuler|klasse|gasten?|gaste|publikum|zuschauer|' +
      'laufer|wanderer|radfahrer|spieler|mannschaft|team|arbeitern?|leuten?|jungs|mitarbeiter|bauarbeiter|dachdecker|maurer|maler|' +
      'gartner|erntehelfer|brieftrager|postbote|soldaten|chor|kapelle|oma|opa|grosseltern|mutter|vater|mama|papa|eltern|frau|mann|' +
      'freund(?:in|e|en)?|nachbar(?:in|n)?|senioren|bewohner|patienten|obdachlosen?',
    bears:
      'aushalten|halt(?:en|et)?\\b[^.?!]{0,40}\\b(?:aus|durch)|durchhalten|uberleb\\p{L}*|verkraft\\p{L}*|vertrag\\p{L}*|ertragen|' +
      '(?:pack|schaff)(?:t|en)\\b[^.?!]{0,25}\\b(?:das|es|die (?:hitze|kalte|sonne))|klar ?kommen|komm(?:t|en)\\b[^.?!]{0,40}\\b(?:klar|' +
      'zurecht)|zurecht ?kommen|zumutbar|zumuten|zu viel|leiden|geht es\\b[^.?!]{0,30}\\bgut|gut ?gehen|' +
      '(?:ok|okay|in ordnung|ungefahrlich|gefahrlich|sicher) fur',
    worn: 'jacke\\p{L}*|anziehen|mantel|regenschirm|schirm|mutze|shorts|kurze hose|\\p{L}*party|geburtstag',
  },
  fr: {
    animals:
      'chien(?:s|nes?)?|chiots?|chats?|chatons?|chevaux|cheval|juments?|poulains?|poneys?|anes?|vaches?|veaux|moutons?|brebis|agneaux|' +
      'chevres?|cochons?|porcs?|poules?|poulets?|canards?|oies?|lapins?|hamsters?|tortues?|oiseaux|perroquets?|abeilles?|poissons?|' +
      'anim(?:al|aux)|betes|betail|alpagas?|lamas?',
    people:
      'enfants?|gosses?|gamins?|fils|filles?|jumeaux|jumelles|bebes?|petits?|eleves|classe|invites?|public|foule|spectateurs|coureurs|' +
      'marcheurs|randonneurs|cyclistes|joueurs|equipe|ouvriers?|gars|employes?|salaries|couvreurs?|macons?|peintres?|jardiniers?|' +
      'saisonniers|cueilleurs|vendangeurs|facteurs?|soldats|chorale|orchestre|grand-?(?:mere|pere|parents)|mamie|papi|papy|mere|pere|' +
      'maman|papa|parents|femme|mari|compagne|voisins?|voisines?|personnes? agees?|anciens|aines|residents|patients|sans[- ]abri|gens',
    bears:
      'support(?:er|ent|era|eront|e)|ten(?:ir|ez) le coup|tien(?:t|nent|dra|dront)\\b[^.?!]{0,15}\\b(?:le coup|bon)|tiendra|tiendront|' +
      "surviv\\p{L}*|resist(?:er|ent|era|eront|e)|s'en (?:sort|sortir|sortira|sortiront|sortent)|endur(?:er|ent|era)|souffr\\p{L}*|" +
      '(?:ca ira|ca va aller) (?:pour|avec)|aller bien|ira bien|iront bien|trop (?:dur|penible|eprouvant) pour|' +
      '(?:ok|sans danger|sans risque|supportable|dangereux) pour',
    worn: 'manteaux?|veste|parapluie|short|bonnet|habill\\p{L}*|anniversaire',
  },
  es: {
    animals:
      'perr[oa]s?|cachorros?|gat[oa]s?|gatitos?|caballos?|yeguas?|potros?|ponis?|burros?|vacas?|terneros?|ovejas?|corderos?|cabras?|' +
      'cerdos?|gallinas?|pollos?|patos?|conejos?|cobayas?|hamsters?|tortugas?|pajaros?|loros?|abejas?|peces|animal(?:es)?|mascotas?|' +
      'ganado|alpacas?|llamas',
    people:
      'nin[oa]s?|hij[oa]s?|gemel[oa]s|bebes?|peques?|alumnos|invitados|publico|gente|espectadores|corredores|senderistas|ciclistas|' +
      'jugadores|equipo|obreros?|trabajadores|albaniles?|peones|pintores|jardineros?|jornaleros|temporeros|recolectores|carteros?|' +
      'soldados|coro|banda|abuel[oa]s?|madre|padre|mama|papa|padres|mujer|marido|esposa|novi[oa]s?|vecin[oa]s?|ancian[oa]s?|mayores|' +
      'residentes|pacientes|personas?',
    bears:
      'aguant\\p{L}*|soport\\p{L}*|sobreviv\\p{L}*|resistir\\p{L}*|resisten?|estar(?:an?)? bien|sufr(?:ir|iran?|en|e)|' +
      'lo (?:llevan?|llevaran?|pasan?|pasaran?) (?:bien|mal)|demasiado (?:duro|pesado) para|(?:ok|seguro|peligroso) para',
    worn: 'abrigos?|chaqueta|paraguas|gorro|vestir|cumpleanos',
  },
  it: {
    animals:
      'can[ei]|cagn\\p{L}+|cuccioli?|cucciolo|gatt[oia]|gattini|cavall[oai]|puledr[oi]|pony|asin[oi]|mucche|mucca|vitelli|pecore|agnelli|' +
      'capre|maial[ei]|galline|polli|anatre|conigli|coniglio|criceti|tartarug(?:a|he)|uccelli|pappagall[oi]|api|pesci|animal[ei]|bestie|' +
      'bestiame',
    people:
      'bambin[oaie]|figli[oae]?|gemell[ie]|neonat[oi]|bimb[oaie]|ragazz[oaie]|alunni|ospiti|invitati|pubblico|folla|spettatori|' +
      'corridori|escursionisti|ciclisti|giocatori|squadra|operaio?|muratori|imbianchini|giardinieri|braccianti|raccoglitori|postin[oi]|' +
      'soldati|coro|banda|nonn[oaie]|madre|padre|mamma|papa|genitori|moglie|marito|vicin[oaie]|anzian[oaie]|residenti|pazienti|' +
      'senzatetto|gente|persone',
    bears:
      'regg(?:e|ono|era|eranno|ere)|resist(?:e|ono|era|eranno|ere)|sopport\\p{L}+|sopravviv\\p{L}+|ce la f(?:anno|a|aranno|ara)|farcela|' +
      'stara(?:nno)? bene|soffr\\p{L}+|troppo (?:pesante|duro) per|(?:ok|sicuro|sopportabile|pericoloso) per',
    worn: 'giacca|cappotto|ombrello|cappello|vestire|compleanno',
  },
  pt: {
    animals:
      'caes|cao|cachorr\\p{L}+|cadelas?|gat[oa]s?|cavalos?|eguas?|potros?|poneis?|burros?|vacas?|bezerros?|ovelhas?|cordeiros?|cabras?|' +
      'porcos?|galinhas?|patos?|coelhos?|hamsters?|tartarugas?|passaros?|papagaios?|abelhas?|peixes?|anima(?:l|is)|bichos?|gado',
    people:
      'criancas?|filh[oa]s?|gemeos|bebes?|miud[oa]s?|alunos|turma|convidados|publico|multidao|espectadores|corredores|caminhantes|' +
      'ciclistas|jogadores|equipa|equipe|operarios|trabalhadores|pedreiros?|pintores|jardineiros?|apanhadores|carteiros?|soldados|' +
      'coro|banda|av[oa]s?|mae|pai|pais|mulher|marido|esposa|vizinh[oa]s?|idos[oa]s?|residentes|doentes|sem-abrigo|pessoas?|pessoal',
    bears:
      'aguent\\p{L}*|suport\\p{L}*|sobreviv\\p{L}*|resist(?:ir|em|e|irao)|(?:ficar|ficam|ficara|ficarao|estar|estarao) bem|' +
      'sofr(?:er|em|e|erao)|demais para|demasiado (?:duro|pesado) para|(?:ok|seguro|perigoso) para',
    worn: 'casacos?|guarda-?chuva|gorro|vestir|aniversario',
  },
  nl: {
    animals:
      'hond(?:en|je)?|puppy|katten|kat|poes|paard(?:en)?|veulens?|pony|ezels?|koe(?:ien)?|kalf|kalveren|schaap|schapen|lammeren|' +
      'geit(?:en)?|varkens?|kippen|eenden|ganzen|konijn(?:en)?|hamsters?|schildpad(?:den)?|vogels?|papegaai(?:en)?|bijen|vissen|' +
      "dier(?:en)?|huisdier(?:en)?|vee|alpaca's|cavia's|pony's",
    people:
      "kind(?:eren)?|zoon|dochter|tweeling|baby(?:'s)?|peuter|kleinkinderen|leerlingen|klas|gasten|publiek|toeschouwers|lopers|" +
      'wandelaars|fietsers|spelers|team|ploeg|jongens|mannen|arbeiders|werknemers|bouwvakkers|dakdekkers|schilders|hoveniers|plukkers|' +
      'postbode|soldaten|koor|fanfare|oma|opa|grootouders|moeder|vader|mama|papa|ouders|vrouw|vriendin|vriend|buren|buurman|buurvrouw|' +
      'ouderen|bejaarden|bewoners|patienten|daklozen|mensen|iedereen',
    bears:
      'volhouden|houd(?:t|en)?\\b[^.?!]{0,40}\\b(?:vol|uit)|uithouden|overleef\\p{L}*|overleven|verdra(?:agt|gen)|aankunnen|' +
      '(?:kan|kunnen)\\b[^.?!]{0,40}\\b(?:aan|tegen)(?! (?:de|het) (?:strand|zee|kust|water|eind))|redden|lijden|' +
      '(?:komt|gaat) het (?:wel )?goed met|te (?:veel|zwaar) voor|(?:ok|oke|veilig|gevaarlijk) voor',
    worn: 'jas(?:sen)?|aantrekken|paraplu|muts|korte broek|verjaardag',
  },
};

/** What there is of a language, ISO 639-1, the animals first; none for English. */
export function copingAbroad(language: string): readonly NamedGrave[] {
  const words = BEARING[language];
  if (words === undefined) return [];
  const { animals, people, bears, worn } = words;
  return [
    ['animals', [bears, animals], worn],
    ['endurance', [bears, people], worn],
  ];
}
