/** Which two numbers are hours, and which are values of what is asked: "the temp between 2 and 4", "winds between 15 and 20". */

/** "temperatures between 15 and 20" are no hours. */
export const NO_VALUE =
  '(?<!(?:temp|temps|temperatures?|degrees|humidity|winds?|speeds?|gusts?|uv|index|aqi|pressure)(?: [a-z]+){0,2} |' +
  '\\b(?:is|are|will|was) (?:the )?(?:temps?|temperatures?|humidity) (?:in|at) [\\p{L}\\u0001 ]{2,20} |' +
  '(?:temps?|temperatures?|humidity|winds?|gusts?) [^,.?!]{0,30}(?:be|stays?|remains?) (?:between |from )?)';
/** "The temp between 2 and 4": numbers of the dial, of which the value is not said to be. */
const SAID_TO_BE =
  '\\b(?:(?:be|is|are|was|stays?|staying|remains?|range|ranges|ranging|somewhere|anywhere|hold|keep)|' +
  '(?:drop|fall|ris|go|chang|increas|decreas|climb|dip|plummet|warm|cool|pick)\\p{L}*(?: up| down)?)';
/** "The temp 10pm to 2am", "from 5 till 7", "9 to 5": written like hours, whatever stands before. */
const LIKE_HOURS =
  '(?=\\d{1,2}:\\d\\d|\\d{1,2}(?:[:.]\\d\\d)? ?(?:(?:[ap]\\.?m|o\\W?clock|noon|midnight|till?|until)(?![a-z])|(?:-|to|and) ?(?:\\d{1,2}' +
  '(?:[:.]\\d\\d)? ?[ap]\\.?m(?![a-z])|noon|midnight))|9 ?(?:-|to) ?5(?![\\d.,:°%]))';
const OF_DIAL = '(?=(?:[1-9]|1[0-2]) (?:and|to) (?:[1-9]|1[0-2])(?![\\d.,:°%]))';
/** Before "between 15 and 20" that the weather itself is to be; "how wet will it be between 3 and 5" asks for hours. */
export const IT_WILL_BE =
  '^(?!.*\\b(?:how|what\\p{L}*|when|which|where)\\b).{0,40}\\bit(?:\\W?ll)? (?:(?:is|will|going|likely|expected|forecast|to|really|stay) )*' +
  '(?:be |stay )?(?:somewhere |anywhere )?';

/** Before "between" or "from". */
export const BEFORE_HOURS = `(?:${NO_VALUE}|(?=between )(?<!${SAID_TO_BE} ))`;
/** Before the first of two numbers. */
export const HOURS_OF_DIAL = `(?:${NO_VALUE}|${OF_DIAL}(?<=(?:between|from) )(?<!${SAID_TO_BE} (?:between|from) )|${LIKE_HOURS})`;
/** "Will it be between 15 and 20" asks for degrees. */
export const NO_RANGE = `(?<!${IT_WILL_BE}between(?= \\d+ and \\d+(?! ?[ap]\\.?m|[:.]\\d)))`;
