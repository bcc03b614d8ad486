/** English words of time as people type them, and how they are spelt. */
import type { TranslatedPhrase, TranslatedWords } from './lexicon.ts';

const UNIT = '(year|month|week|season|spring|summer|autumn|fall|winter)';

/** "The year so far" is this one. */
export const SHORT_PHRASES: readonly TranslatedPhrase[] = [
  ['ytd|(?:the )?year[- ]to[- ]date|(?:the )?calendar year to date', 'this year so far'],
  ['mtd|(?:the )?month[- ]to[- ]date', 'this month so far'],
  ['(?:the |this )?week[- ]to[- ]date', 'this week so far'],
  [`the ${UNIT} so far`, 'this $1 so far'],
  ['the day so far', 'today so far'],
  ['at (?:the |this )?mo', 'at the moment'],
  ["w'?/?end", 'weekend'],
  ["'till?", 'until'],
  // As Scots say it.
  ['(?<!\\b(?:in|for|during|of|on) )the (?:morn|morra|morrow)(?! (?:and|after|of|before)\\b)', 'tomorrow'],
  ['the night(?= ?[?!.]*$)(?<!\\b(?:of|in|during|all|for|by|at|through) the night)', 'tonight'],
  [
    'the day(?= ?[?!.]*$)(?<!\\b(?:on|of|in|during|all|for|by|with|is|was|has|have|through|throughout|over|across|about|into|from|to) the day)(?<!\\b(?:rest|end|start) of the day)',
    'today',
  ],
];

export const SHORT_WORDS: readonly TranslatedWords[] = [
  ['nxt', 'next'],
  ['dayz', 'days'],
  ['l8r|l8er', 'later'],
  ['hrz', 'hours'],
  ['weahter|wethr|weathr|waether|weater|weathe|wheather|wather', 'weather'],
  ['frocast|forcst|forecst|forcaste|forecase|fourcast|foercast', 'forecast'],
  ['tempreture|temprature|temperture|tempurature|temprture|temperatur|tempature|temperture', 'temperature'],
  ['raning|rainin', 'raining'],
  ['humidty|humidiy', 'humidity'],
  ['wk', 'week'],
  ['wks', 'weeks'],
  ['wkend|wknd|weeknd|weekned|wkd', 'weekend'],
  ['wkends|wknds', 'weekends'],
  ['weahter|wether|wethr|wather|wheather|weathr|weater|weatehr|waether|wehather|weathet|waeter|weateher', 'weather'],
  ['frocast|forcast|foreast|forecats|forecst|forecat|fourcast|forecase|foercast', 'forecast'],
  ['tempreture|temprature|tempurature|temperture|temperatur|tempture|temparature|temperatue', 'temperature'],
  ['unbrella|umbrela|umberella|umbrellla|umbella', 'umbrella'],
  ['rainning|raning|rainin', 'raining'],
  ['snowin', 'snowing'],
  ['humidty|humidiy', 'humidity'],
  ['thunderstrom|thundersorm', 'thunderstorm'],
  ['nxt', 'next'],
  ['dayz', 'days'],
  ['tomoro|tomorro|tommorrow|tomorrrow|tommorro|tomo|tmro|tmrow|tmw|2mrw|2mro|2morrow', 'tomorrow'],
  ['yday|yest|yesturday|yesterdy', 'yesterday'],
  ['tnite|2nyt|tonigt|tonght|tonihgt', 'tonight'],
  ['b4', 'before'],
  ['untill|untl', 'until'],
  ['mornin|mornng|moring', 'morning'],
  ['afternon|aftenoon|afternoo|aftnoon', 'afternoon'],
  ['evenin|evning|evng', 'evening'],
  ['moday|munday', 'monday'],
  ['tuseday|teusday|tuesdy', 'tuesday'],
  ['wendsday|wensday|wedsday|wednsday', 'wednesday'],
  ['thrusday|thursdy|thurdsay|thersday|thurday', 'thursday'],
  ['firday|fryday', 'friday'],
  ['saterday|satuday|saturdy|sautrday', 'saturday'],
  ['sundy|sunady', 'sunday'],
  ['febuary|feburary|febrary', 'february'],
  ['agust|augst', 'august'],
  ['septmber|setpember', 'september'],
  ['novemeber|novmber', 'november'],
  ['decemeber|decmber', 'december'],
];
