/**
 * The names of storms, in small letters: "storm eunice" is no place called Eunice. From the lists of the Met Office, Met
 * Éireann and KNMI since 2015, those of southwestern Europe, and NOAA's for the Atlantic; without names that are other words
 * of a question (Jan, Max, Mark, Rose, Van).
 */
const NAMES =
  'abigail barney clodagh desmond eva frank gertrude henry imogen jake katie lawrence nigel orla phil rhonda ' +
  'steve tegan vernon wendy ' +
  'angus barbara conor doris ewan fleur gabriel holly ivor jacqui kamil louise malcolm natalie oisin penelope ' +
  'robert susan thomas valerie wilbert ' +
  'aileen brian caroline dylan eleanor fionn georgina hector iona karen larry maeve niall octavia paul rebecca ' +
  'simon tali victor winifred ' +
  'ali bronagh callum deirdre erik freya gareth hannah idris jane kevin lily niamh oliver peggy ross saoirse ' +
  'tristan violet wyn ' +
  'atiyah brendan ciara dennis ellen francis gerda hugh iris kitty liam maura noah olivia piet roisin samir ' +
  'tara vince willow jorge ' +
  'aiden bella christoph darcy evert gavin heulwen iain julia klaas lilah minne naia oscar phoebe ravi ' +
  'saidhbhin tobias veronica wilson ' +
  'arwen barra corrie dudley eunice franklin gladys herman imani jack kim logan meabh nasim olwen pol ruby ' +
  'sean tineke vergil willemien ' +
  'antoni betty cillian daisy elliot glen hendrika ide johanna khalid loes nelly owain priya ruadhan sam wouter noa otto ' +
  'agnes babet ciaran debi elin fergus gerrit henk isha jocelyn kathleen lilian minnie nicholas olga regina ' +
  'stuart tamiko vincent walid ' +
  'ashley bert conall darragh eowyn floris gerben hugo izzy kayleigh lewis mavis naoise otje poppy rafi sayuri ' +
  'tilly vivienne wren ' +
  'amy bram chandra dave eddie fionnuala gerard isla janna kasia lilith marty nico patrick stevie tadhg wubbo ' +
  'aline bernard celine domingos elisa frederico geraldine hipolito irene juan karlotta louis monica nelson ' +
  'alice benjamin claudia davide emilia goretti harry ingrid joseph kristin leonardo marta nils oriana pedro ' +
  'samuel therese vitor gloria filomena ' +
  'ana bill claudette danny elsa fred henri ida julian kate mindy odette peter teresa wanda alex bonnie colin ' +
  'danielle earl fiona gaston hermine ian karl lisa martin nicole owen paula richard shary virginie walter ' +
  'arlene bret cindy emily gert harold idalia jose katia lee margot ophelia philippe rina tammy whitney ' +
  'alberto beryl chris debby ernesto francine gordon helene isaac joyce kirk leslie milton nadine patty rafael ' +
  'sara tony william ' +
  'andrea barry chantal dexter erin fernand gabrielle humberto imelda jerry lorenzo melissa nestor pablo ' +
  'rebekah sebastien tanya arthur bertha cristobal dolly edouard fay gonzalo hanna isaias josephine kyle leah ' +
  'marco omar paulette rene sally teddy vicky wilfred ' +
  'katrina sandy harvey irma maria dorian matthew michael andrew laura zeta alfred gabrielle yasi tracy debbie';

/** As a pattern of the storms that are asked for by name, and of what follows one on its way. */
export const NAMED_STORM_WORDS = [
  '(?:tropical )?(?:storm|hurricane|cyclone|typhoon|' +
    `superstorm) (?:${[...new Set(NAMES.split(' '))].join('|')})(?!['’\\p{L}])`,
  "(?:(?:what(?:'s|s| is) )?the )?names? of the (?:next|latest|current|last) (?:storm|hurricane)",
  '(?:is|are|has|have) (?:a|any|the|there a|there any|this|that) (?:\\p{L}+ )?(?:storms?|hurricanes?|cyclones?|' +
    "typhoons?)(?: been)? (?:named|called)|(?:what(?:'s|s| is) )?the names? of (?:the|this|" +
    'that) (?:\\p{L}+ )?(?:storm|hurricane|cyclone)|' +
    '(?:name|named) (?:storms?|hurricanes?)(?= (?:this|coming|on|due|in|near|today|tomorrow|now)|\\W*$)',
  '(?:next|latest|current) (?:named )?(?:storm|hurricane)(?:s)? (?:be )?(?:called|named)',
  '(?:what|which) storm is (?:it|this|that|next)(?= (?:called|now|in|at|on)|\\W*$)',
  '(?:path|track|cone|route) of (?:the |this )?(?:storm|hurricane|cyclone|typhoon)|' +
    '(?:storm|hurricane|cyclone|typhoon) (?:track(?:er)?|path)',
].join('|');
