/**
 * What somebody tells of ice, snow, floods, smoke, fire, the sea and the heat on the spot, in English and in any tense: "paths have been like
 * glass", "could smell smoke all night". The forecast of hours may know nothing of it.
 */

/** Between what is told of and how it is. */
const STATE =
  '(?:\\W?s|\\W?d|\\W?re| is| are| was| were| has| have| had| been| got| gone| went| looks?| looked| feels?| all| so|' +
  ' very| really| quite| a bit| ' +
  'still| pretty| just| turned| turning)*';
const WAY =
  '(?:paths?|pavements?|roads?|lanes?|steps?|drive(?:way)?|deck|streets?|car park|bridge|tracks?|trails?|pitch|court|' +
  'course|footpaths?|towpath)';

/** Patterns of whole words. */
export const SEEN_IN_ANY_TENSE: readonly string[] = [
  `${WAY}${STATE} (?:white(?: over)?|like glass|like an? \\p{L}+ rink|sheet ice|sheeted|treacherous|lethal|slippery|slippy|slick|icy|` +
    'frozen)|it(?:\\W?d| had| has| all)* fr(?:oze|ozen) (?:over ?night|last night|solid|hard|over)|(?:black )?ice (?:got|' +
    'had) (?:me|him|her|us)|' +
    '(?:slipped|skidded|slid|fell|spun|came off|went over|wiped out) on (?:the |some |black )*(?:ice|frost)|' +
    "(?:not|\\p{L}+n'?t)(?: been)? grit(?:ted)?|ungritted",
  'snowed (?:\\p{L}+ )?\\d+ ?(?:cm|in\\p{L}*|mm)|(?:\\d+ ?(?:cm|inches|in)|a foot|two feet|inches|loads|' +
    'tons) of (?:fresh |new )?snow (?:last night|' +
    'over ?night|fell|has|had|came|on the (?:road|path|ground|hill))',
  `(?:sky|skies|clouds?|horizon)${STATE} (?:(?:a |an )?(?:funny|weird|strange|odd|horrible|eerie|sickly|dirty|sort of|kind of) )?(?:black|green|angry|inky|ominous|orange|blood red|` +
    'brown(?:ish)?|tan|yellow(?:ish)?|purple|green(?:ish)?|dusty|murky)(?! (?:friday|cloud|ice|line|jacket))',
  '(?:wall|curtain|bank) of (?:dust|sand|cloud|rain|smoke|dirt|fog)|haboobs?|shelf clouds?|wall clouds?|rotating clouds?|(?:dust|sand)(?:\\W?s| is| was| has| just| been| all)* ' +
    '(?:blow|roll|com|mov|ris|swirl|hang)(?:ing|ing in|ed)|(?:dust|sand|ash|embers?|smoke|grit) (?:in the air|everywhere|on the (?:horizon|wind)|in my (?:eyes|mouth))|' +
    '(?:ash|embers?|cinders)(?:\\W?s| is| are| was| just| been)* (?:fall|rain|land|com|drift)ing|(?:green|black|brown|purple|yellow|weird colou?red) sk(?:y|ies)|(?:hard|difficult) to breathe|' +
    '(?:slippery|slippy|slick|greasy|treacherous) (?:deck(?:ing)?|steps|path|pavements?|roads?|tracks?|rocks|boards|cobbles|slipway|rungs?|bridge|floor)',
  '(?:(?:foot ?)?bridge|road|path|track|steps)(?: \\p{L}+)? washed (?:away|out)|(?:flood (?:warning|alert)s?)(?: has| had| have|' +
    ' was| were| been)+ (?:out|up|on|in force|' +
    'lifted|issued|over|dropped)',
  "(?:it'?s|it is|it looks|looks?|sky is|sky'?s|air is|air'?s|outside is|smells?|feels?|looking) (?:a bit |bit |really |very |so |quite |pretty |" +
    'kinda |all |a little )*(?:smoky|smokey|full of smoke|thick with smoke)|(?:can|could) (?:\\p{L}+ )?(?:taste|smell|see) (?:the |some |that )?' +
    '(?:smoke|burning)|smell(?:s|ed|t|ing)? (?:of )?(?:the |some )?(?:smoke|burning)|smoke(?: is| was| has| had| been| just)* (?:roll|drift|' +
    'pour|com|hang|blow|settl)(?:e|ed|' +
    `ing|s)(?! in (?:the )?(?:forecast|news))|(?:wild ?|bush ?|forest ?)?fires?${STATE} (?:only |just |about |a |few |some )*(?:\\d+ ?)?(?:miles?|km|k|kilomet\\p{L}+) (?:off|away|out|from)|` +
    `ash${STATE} (?:on|over|all over) (?:the|my|our)|(?:wild ?|bush ?|` +
    `forest ?)?(?:fires?|blaze)${STATE} ` +
    '(?:across|over|in|on) the (?:valley|hill(?:side)?|ridge|woods?|forest|moors?|canyon|next)|orange (?:sky|sun|haze)|burn(?:ing)? ban',
  `(?:waves?|seas?|surf|swell|tide)${STATE} (?:breaking|crashing|coming|came|come|washing) (?:over|across|onto|on to) the|` +
    `waves?${STATE} (?:\\p{L}+ )?(?:over|across) the (?:wall|prom\\p{L}*|road|pier|harbou?r|sea ?wall)|(?:rip|` +
    `undertow)(?: current| tide)?(?: had| has| just)* ` +
    `(?:pulled|took|dragged|caught)|red flags?${STATE} up|lifeguards?${STATE} (?:off|away|finished|left|home)`,
  '(?:in|through|with) (?:this|that|all this|such|all that) (?:heat(?: ?wave)?|scorcher|cold snap|freezing cold|smoke|' +
    'smog)|dropping like flies',
];
