/** Whether somebody bears the weather, in English. */
import { DOG_BREEDS } from '../dog-breeds.ts';
import type { CopingWords } from './words.ts';

const AUXILIARY =
  '(?:will|would|can|could|should|might|may|is|are|be|being|to|going|gonna|able|still|really|all|just|' +
  'actually|probably|even|also|' +
  "both|ever|likely|manage|get|'ll|'s|'re|not|too)";

/** What the state of somebody is told by. */
const WELL = '(?:ok(?:ay)?|fine|al?right|all right|safe|comfortable|comfy|happy|well|bearable|(?:warm|cool) enough)';

const IS_STILL =
  "(?:be|being|are|is|am|'s|'re|feel|stay|keep|doing) (?:(?:still|really|all|quite|just|perfectly|not|too) )*";

export const ENGLISH_COPING: CopingWords = {
  animals:
    'animals?|pets?|live ?stock|poultry|dogs?|dogg(?:o|ie|y)s?|pooch|mutt|hounds?|pupp(?:y|ies)|pups?|cats?|' +
    'kittens?|moggy|hors(?:e|es)|' +
    'mares?|foals?|gelding|pon(?:y|ies)|donkeys?|mules?|cows?|cattle|calves|heifers?|bullocks?|steers?|' +
    'bulls?|sheep|ewes?|lambs?|' +
    'hoggs?|tups?|goats?|kids goats|pigs?|piglets?|sows?|alpacas?|llamas?|deer|chickens?|hens?|chooks?|' +
    'ducks?|ducklings|geese|turkeys|' +
    'quails?|rabbits?|bunn(?:y|ies)|guinea ?pigs?|hamsters?|gerbils?|ferrets?|hedgehogs?|tortoises?|turtles?|' +
    'terrapins?|snakes?|' +
    'lizards?|bearded dragons?|parrots?|budgies?|canary|canaries|pigeons?|birds?|bees|goldfish|koi|fish|' +
    DOG_BREEDS,
  people:
    'kids?|child(?:ren)?|sons?|daughters?|(?:step|grand)(?:sons?|daughters?|kids?|child(?:ren)?)|twins|' +
    'triplets|boys?|girls?|teen(?:s|ager' +
    's?)|toddlers?|bab(?:y|ies)|newborns?|pupils?|students?|class|year ?[3-9]s?|scouts?|cubs|brownies|guides|' +
    'cadets?|nephews?|nieces?|' +
    '\\d{1,2}[- ]?(?:year|yr)s?[- ]?olds?|little ones?|guests?|crowds?|spectators?|audience|fans|band|choir|' +
    'orchestra|dancers?|' +
    'performers?|actors?|players?|team|squad|lads?|runners?|marathoners|joggers?|hikers?|walkers?|ramblers?|' +
    'riders?|cyclists?|' +
    'swimmers?|campers?|competitors?|racers?|athletes?|golfers?|workers?|workmen|workforce|crew|gang|staff|' +
    'men|guys|colleagues|' +
    'volunteers?|stewards?|marshals?|labou?rers?|roofers?|builders?|bricklayers?|brickies|scaffolders?|painters?|' +
    'gardeners?|landscapers?|farmers?|farm ?hands?|pickers?|shearers?|apprentices?|tradies|post(?:ies?|man|' +
    'men|woman)|couriers?|' +
    'delivery (?:drivers?|riders?|guys?)|soldiers?|troops|guards?|tenants?|residents?|patients?|neighbou?rs?|' +
    'pensioners?|elderly|' +
    '(?:old|elderly) (?:folks?|people|man|lady|lad(?:y|ies)|woman|dears?|ones)|homeless(?: (?:man|woman|guy|bloke|lad|people|person))?|rough sleepers?|' +
    'tourists?|visitors?|' +
    'passengers?|commuters?|pilgrims?|refugees|people|folks?|everyone|everybody|anyone|anybody|families|' +
    'family|wife|husband|partner|' +
    'girlfriend|boyfriend|fianc\\p{L}+|bride|groom|bridesmaids?|mum|mom|mam|dad|mother|father|parents?|' +
    'grand(?:ma|pa|dad|mother|' +
    'father|parents?)|grandads?|gramps|nan|nana|gran|granny|aunt(?:ie|y)?|uncle|brother|sister|cousins?|' +
    'mates?|friends?|in[- ]laws?',
  between:
    `(?:(?:\\W?s)? ${AUXILIARY})*?(?:,? (?:who|with|in|on|at|from|of|aged|outside|out|that|\\()(?:(?! (?:it|i|` +
    `we|you|there|that|what|which|or)(?!\\p{L}))[^.?!,]){0,40}?)?(?: ${AUXILIARY})*`,
  are:
    '(?:are|is|was|were)(?: (?:the|my|our|his|her|their|your|all|these|those|old|elderly|little|young|' +
    '\\p{L}+ing))*(?: (?!(?:it|this|that|there)\\b)\\p{L}+)?',
  well: WELL,
  copes:
    '(?:cope|copes|coping|survives?|surviving|hold up(?! to)|overheats?|overheating|suffers?(?! from)|' +
    'struggles?(?! to)|pull through|' +
    'needs? (?:bringing|taking|keeping|letting|moving) in(?:side|doors)?|needs? to (?:come|stay|be ' +
    '(?:brought|kept|taken)) in(?:side|doors)?|' +
    '(?:bear|stand|take|handle|tolerate|endure|withstand|stick|get through|make it through) (?:it|this|that|' +
    'the (?:heat|cold|sun|wind|' +
    'weather|storm|conditions|temperatures?))|' +
    '(?:manage|last|get through|get on|make it)(?= (?:(?:work|runn|walk|play|sitt|stand|train|march|hik|' +
    'cycl)ing|in|at|out|outside|through|it|tonight|today|tomorrow|on|' +
    'if|when|with (?:the|this) ' +
    '(?:heat|cold|weather)|\\u0001)|\\W*$)|' +
    `${IS_STILL}${WELL}(?! (?:to|for|with (?:us|me)|weather|day|time|enough|wear\\p{L}*|wit(?:h|hout) (?:a |` +
    'an |just |only )?' +
    '(?:coat|jacket|jumper|hat|shorts|t-?shirt|umbrella|sandals|fleece|hoodie|cardigan))(?!\\p{L})))',
  goodFor:
    '(?:ok(?:ay)?|fine|al?right|all right|safe|comfortable|bearable|too much|bad|harmful|dangerous|unsafe|' +
    'risky|a risk|a problem|worr(?:y|ied|ying) (?:about|for)|concerned (?:about|for)|' +
    'worried)(?: for)?(?: (?:the|my|our|his|her|their|your|all|these|those|a|an|old|elderly|little|young|' +
    'small|poor|pregnant|\\d+|' +
    '\\p{L}+ing))*(?: (?!(?:to|in|on|at|with|of|and|or)\\b)\\p{L}+)?',
  notTheirs:
    "(?:'s?|s')? ?(?:(?:birthday|garden|tennis|football|swimming) )?(?:part(?:y|ies)|birthday|bbq|barbecue|" +
    'picnic|wedding|do|bash|tents?|gazebo|pool|trampoline|shoes|coats?|' +
    'uniforms?|clothes|kit|football|game|match|practice|training|lessons?|club|house|garden|lawn|shed|fence|' +
    'roof|car|plants?|event|' +
    "fete|fair|day|trip|outing|walk|run|ride)(?!\\p{L})|(?:'s|s') (?!(?:going|gonna|be|in|on|out|at|with|" +
    'aged|too|pregnant|\\d)\\b)\\p{L}',
  worn:
    'wear\\p{L}*|shorts|t-?shirts?|coats?|jackets?|jumpers?|fleec\\p{L}*|cardigans?|hood(?:ie|y|ies)|sandals|' +
    'flip ?flops|wellies|boots|' +
    'trainers|umbrellas?|raincoats?|waterproofs|dressed|clothes|gloves|hats?|layers?',
  weBear:
    '(?:can|could|will|would|shall|should|am|are|might|do) (?:i|we|you)(?: (?:be|able|to|even|really|' +
    'actually|still|going|ever|possibly))* ' +
    '(?:cope|survive|bear|endure|tolerate|(?:stand|take|handle) (?:it|this|that|the (?:heat|cold|sun)))',
};
