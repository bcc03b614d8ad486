/** Spans, lists and days as people type them are the days and hours that they mean, at the place that they name. */
import { expect, test } from 'bun:test';
import { formatLocal, offsetTable } from '../../../../src/time/civil.ts';
import { table, understood } from '../reading.ts';

/** "Leeds: 06-12 > 06-13" on the clock of the place, without the year where it is 2026. */
function placeAndTimes(question: string): string {
  const [{ source, place, times }] = understood(question).subjects;
  const windows = times.map(({ fromMs, toMs }) => {
    const clock = offsetTable(place.tzId, fromMs - 1, toMs + 1);
    return [fromMs, toMs]
      .map((ms) =>
        formatLocal(clock, ms)
          .replace(/^2026-/, '')
          .replace(' 00:00', ''),
      )
      .join(' > ');
  });
  return `${source === 'question' ? place.name : '-'}: ${windows.join(' | ')}`;
}

const TIMES = table(`
getting to st ives friday evening and staying til monday what will the weather do => St Ives: 06-12 18:00 > 06-16
arriving in bath thurs lunch leaving sun whats it look like => Bath: 06-11 12:00 > 06-15
wedding reception sat into sun in york will it stay dry => York: 06-13 > 06-15
bbq on the 20th from about 3 onwards in swindon => Swindon: 06-20 15:00 > 06-21
need a dry 3 hour slot between now and friday night for painting the fence in derby => Derby: 06-10 14:30 > 06-12 21:00
rain before the school run tomorrow in sutton => Sutton: 06-11 > 06-11 08:00
this day week in limerick weather => Limerick: 06-17 > 06-18
we fly out on the 13th and back on the 20th, weather in malaga => Málaga: 06-13 > 06-21
flying to faro saturday coming home weds, hot? => Faro: 06-13 > 06-18
long weekend fri to mon in porto => Porto: 06-12 > 06-16
weather for the week commencing 22 june in york => York: 06-22 > 06-29
noonish friday sun in bournemouth? => Bournemouth: 06-12 12:00 > 06-12 13:00
later today in troon sun? => Troon: 06-10 14:30 > 06-11
ko 7.45 tomorrow wembley rain => Wembley: 06-11 19:45 > 06-11 20:45
gates open 5 headliner 9 saturday in milton keynes rain? => Milton Keynes: 06-13 17:00 > 06-13 18:00 | 06-13 21:00 > 06-13 22:00
overnight low saturday into sunday in braemar => Braemar: 06-13 18:00 > 06-14 06:00
long weekend in october in sydney weather => Sydney: 10-03 > 10-06
the friday before last rain in tiree => Isle of Tiree: 05-29 > 05-30
in the summer of 76 how hot was london => London: 1976-06-01 > 1976-09-01
midweek in harrogate next week => Harrogate: 06-17 > 06-18
all next week except tues is it dry in cardiff => Cardiff: 06-15 > 06-16 | 06-17 > 06-22
rain in seattle mon thru wed next week => Seattle: 06-15 > 06-18
wind for kitesurfing in wellington from 1 until dark on sunday => Wellington: 06-14 13:00 > 06-14 16:57
is it going to rain in mumbai day after => Mumbai: 06-12 > 06-13
how many mm between 6pm today and 6am tomorrow in carlisle => Carlisle: 06-10 18:00 > 06-11 06:00
rainfall in the 24 hrs to 9am today carlisle => Carlisle: 06-09 09:00 > 06-10 09:00
1st light saturday wind at chesil beach => Chesil Beach: 06-13 03:57 > 06-13 05:57
crack of dawn sunday mist in ely => Ely: 06-14 03:36 > 06-14 05:36
am and pm temps tomorrow in cork => Cork: 06-11 06:00 > 06-11 12:00 | 06-11 12:00 > 06-11 18:00
pm thursday showers in naas? => Naas: 06-11 12:00 > 06-11 18:00
is it the 13th or 14th thats meant to be hot in leeds => Leeds: 06-13 > 06-14 | 06-14 > 06-15
next sat not this sat rain in thirsk => Thirsk: 06-20 > 06-21
not this weekend but next, dry in settle? => Settle: 06-20 > 06-22
the weekend after this one in settle dry? => Settle: 06-20 > 06-22
first 3 days of july in henley rain => Henley-on-Thames: 07-01 > 07-04
the last 10 days of august in dinard sunny? => Dinard: 08-22 > 09-01
frid in luton rain? => Luton: 06-12 > 06-13
5 nights in prague starting this friday temps => Prague: 06-12 > 06-18
two weeks in cancun starting july 4 how rainy => Cancún: 07-04 > 07-18
rome sat 20 to sat 27 june how hot => Rome: 06-20 > 06-28
st johns eve bonfire in cork wet? => Cork: 06-23 > 06-24
weather in melbourne on melbourne cup day => Melbourne: 11-03 > 11-04
shortly after noon friday rain in lewes => Lewes: 06-12 12:00 > 06-12 13:00
just before 9 tomorrow dropping kids in dulwich, wet? => Dulwich: 06-11 08:00 > 06-11 09:00
sunday league 10.30 in bury frost or rain on pitch => Bury: 06-14 10:30 > 06-14 11:30
scaffold going up mon 8 till 4 in grays gusts => Grays: 06-15 08:00 > 06-15 16:00
ferry 0745 thurs from stranraer wind => Stranraer: 06-11 07:45 > 06-11 08:45
open air theatre 7.45 for 8 thursday in york rain => York: 06-11 19:45 > 06-11 20:45
gandhi jayanti long weekend in coorg rain => Coorg: 10-02 > 10-05
anzac weekend in queenstown was it cold => Queenstown: 04-25 > 04-27
womens day in joburg cold? => Johannesburg: 08-09 > 08-10
early may bank holiday monday in york how warm did it get => York: 05-04 > 05-05
is it going to brighten up this side of 5 in deal => Deal: 06-10 14:30 > 06-10 17:00
winter just gone how mild was it in cork => Cork: 2025-12-01 > 03-01
a week ago sunday in tulsa tornado weather? => Tulsa: 05-31 > 06-01
two sundays ago rain tulsa => Tulsa: 05-31 > 06-01
three saturdays from now in deal sunny? => Deal: 06-27 > 06-28
morning afternoon evening friday in rome => Rome: 06-12 06:00 > 06-12 12:00 | 06-12 12:00 > 06-12 18:00 | 06-12 18:00 > 06-12 22:00
2 dry days back to back before the end of june in ely => Ely: 06-10 14:30 > 07-01
week on saturday to the following saturday in menorca => Mahón: 06-20 > 06-28
sat 11 to sun 5 in hull rain? festival => Kingston upon Hull: 06-13 11:00 > 06-14 17:00
open garden 11 - 4 sun 21 june in ludlow dry => Ludlow: 06-21 11:00 > 06-21 16:00
first fortnight of aug in dinard sun => Dinard: 08-01 > 08-15
2nd half of july in bergen rain days => Bergen: 07-16 > 08-01
weekend of 4th/5th july in bude => Bude: 07-04 > 07-06
weekend 20/21 june bude rain => Bude: 06-20 > 06-22
18, 19 and 20 june in bude => Bude: 06-18 > 06-21
from 18th-20th bude weather => Bude: 06-18 > 06-21
27.6 wedding in bude rain? => Bude: 06-27 > 06-28
fri 19 tokyo rain => Tokyo: 06-19 > 06-20
on the nineteenth in tokyo rain => Tokyo: 06-19 > 06-20
next hour and a half leeds rain => Leeds: 06-10 14:30 > 06-10 16:00
half hour from now leeds drizzle => Leeds: 06-10 15:00 > 06-10 16:00
fortnight tomorrow leeds rain => Leeds: 06-25 > 06-26
month today leeds => Leeds: 07-10 > 07-11
half a year from now in delhi => Delhi: 12-10 > 12-11
year ago today in delhi temp => Delhi: 2025-06-10 > 2025-06-11
same week last year leeds rain => Leeds: 2025-06-09 > 2025-06-16
1630 friday hull rain => Kingston upon Hull: 06-12 16:30 > 06-12 17:30
week before christmas in prague snow? => Prague: 12-18 > 12-25
day after boxing day in leeds usually? => Leeds: 12-27 > 12-28
the weekend before halloween in york => York: 10-24 > 10-26
twice tomorrow, 8 and 5, dog walks in poole rain => Poole: 06-11 08:00 > 06-11 09:00 | 06-11 17:00 > 06-11 18:00
off to keswick for a week as of saturday, weather => Keswick: 06-13 > 06-20
how much snow fell the first week of january in buffalo => Buffalo: 01-01 > 01-08
frost tonight by morning in hawes => Hawes: 06-10 18:00 > 06-11 06:00
pub garden friday from 5 til whenever in leeds will it stay dry => Leeds: 06-12 17:00 > 06-13
sat 13th june 2-6pm kids party in the park bromley rain => Bromley: 06-13 14:00 > 06-13 18:00
school fete 20 june 12 noon to 3 in epsom sunny => Epsom: 06-20 12:00 > 06-20 15:00
from the weekend right through to midweek in leeds temps => Leeds: 06-13 > 06-18
mon in york will it rain => York: 06-15 > 06-16
up to midnight saturday in poole rain => Poole: 06-13 > 06-14
w/e 14th rain in leeds => Leeds: 06-10 14:30 > 06-15
`);

test.each([...TIMES])('%s', (question, meaning) => {
  expect(placeAndTimes(question)).toBe(meaning);
});

test('words of time that are read as none are named', () => {
  expect(understood('october half term in truro mild?').unexplained).toEqual(['half term']);
  expect(understood('is it normal to be this hot in june in leeds').unexplained).toEqual([]);
});
