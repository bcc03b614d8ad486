/** What people at work ask: hours after a job, stops of a round, what is done for the weather, and storms. */
import { describe, expect, test } from 'bun:test';
import { table, understood, windowsOf } from './reading.ts';

/** The times of the first place, on the clock of London. */
const WINDOWS = table(`
laying patio saturday in Croydon need it dry 24 hours after => 06-13 00:00 > 06-15 00:00
sealing the drive saturday need 24 dry hours after => 06-13 00:00 > 06-15 00:00
rendering a gable friday, no rain for 24h after? Leeds => 06-12 00:00 > 06-14 00:00
painting at 9 tomorrow no rain for 4 hours after? => 06-11 09:00 > 06-11 13:00
will it stay dry for 6 hours after i spray tomorrow morning => 06-11 06:00 > 06-11 18:00
the 48 hours after thursday noon, any rain in York => 06-11 12:00 > 06-13 12:00
spraying at 7am thursday first 6 hours dry? => 06-11 07:00 > 06-11 13:00
when can i paint the fence this week needs 4 hours dry after => 06-10 14:30 > 06-15 00:00
12 hour shift from 7am in Leicester, dry on the way in and home => 06-11 07:00 > 06-11 19:00
3 hour drive tomorrow from Leeds, rain? => 06-11 00:00 > 06-12 00:00
will it rain in Leeds tomorrow during my delivery shift 12-8 => 06-11 12:00 > 06-11 20:00
wind for spraying in Ely tomorrow, 3 to 15 kmh => 06-11 00:00 > 06-12 00:00
friday night in Leeds temps => 06-12 18:00 > 06-13 06:00
wind in Leeds until friday night => 06-10 14:30 > 06-12 21:00
friday night shift in Hull, rain => 06-12 21:00 > 06-13 06:00
stump grinding wed next week in Woking => 06-17 00:00 > 06-18 00:00
this thursday and friday next week in York rain => 06-11 00:00 > 06-12 00:00 | 06-19 00:00 > 06-20 00:00
either the friday or the saturday of next week in York, which drier => 06-19 00:00 > 06-20 00:00 | 06-20 00:00 > 06-21 00:00
exterior scene needs no sun 9-12 friday in Leeds => 06-12 09:00 > 06-12 12:00
friday night in Derby, how warm at noon => 06-12 12:00 > 06-12 13:00
slurry out tomorrow in Leeds, no rain for 48 hours? => 06-11 00:00 > 06-13 00:00
fertiliser on sunday in York, rain after? => 06-14 00:00 > 06-16 00:00
security guard night shift in Newport saturday, rain hours => 06-13 21:00 > 06-14 06:00
mow the square tomorrow in Taunton am dry? => 06-11 06:00 > 06-11 12:00
30 day rain outlook for Leeds => 06-10 14:30 > 07-10 00:00
delivering milk from 2am in Carlisle, is it going to be icy => 06-11 02:00 > 06-12 00:00
proof of storm in Hull on 3rd june for a claim => 06-03 00:00 > 06-04 00:00
`);

describe('the hours of a job', () => {
  test.each([...WINDOWS])('%s', (question, windows) => {
    expect(windowsOf(question)).toBe(windows);
  });
});

const MEANINGS = table(`
do i need to irrigate strawberries this week in Hereford => rain yes-no not
can the kids have outdoor play at 11 in Coventry => rain yes-no not
wet play tomorrow? St Albans => rain yes-no
is it worth opening the stall sunday in Portobello => rain yes-no not
turn the heating on tonight? Sheffield => temperature value
will it be overcast all day thursday in Cambridge => cloud yes-no
festival setup in Glastonbury mon-wed next week rain totals => rain value
sailing Oban to Mull friday, how rough => waves value
paddocks too wet in Leeds? => soil value
hay in Leeds, dry from friday to monday? => rain yes-no not
painting at 9 tomorrow, need it dry for 4 hours after => rain yes-no not
open air cinema friday night in Bristol will people get cold => temperature value
icing level tomorrow over Snowdonia => upper-air value
storm in Leeds tomorrow? => gusts yes-no
storm in Denver tomorrow? => thunder yes-no
will there be a thunderstorm in Leeds tomorrow => thunder yes-no
roofers here, heavy showers this afternoon in Hull? => rain value
how gusty at 30 metres in Leeds tomorrow => upper-air value
best spray day this week in Ely => activity which-day
will it cross 42 in Delhi tomorrow => temperature yes-no
ice cream van saturday, where is it sunniest, Southend Clacton or Margate => sun which-place
do i grit tomorrow? warehouse yard in Rotherham => ice yes-no
car park salt needed wed night? Livingston => ice yes-no
is it too wet to get on the land in Fife => soil yes-no
solar install in Bendigo friday, storms? => thunder value
is saturday a write off in Sligo => general yes-no not
earliest light tomorrow in Brisbane for site start => dawn value
overnight low and wind in Leeds => temperature value
over 15 any day next week in Hexham => temperature count
Sydney to Melbourne overnight drive, rain on the hume? => rain value
open air theatre tonight in Regents Park, cancelled for rain? => rain yes-no
bike commute home in Leeds, dry til when => rain when not
`);

describe('what a trade asks for', () => {
  test.each([...MEANINGS])('%s', (question, meaning) => {
    const { topics, form, negated } = understood(question);
    expect([topics[0], form, ...(negated ? ['not'] : [])].join(' ')).toBe(meaning);
  });
  test('a storm is told by its wind and by its thunder', () => {
    expect(understood('storm in Leeds tomorrow?').topics).toEqual(['gusts', 'thunder']);
    expect(understood('storm in Denver tomorrow?').topics).toEqual(['thunder', 'gusts']);
  });
});

/** The places, each with the hours of its own on the clock of London. */
const ROUNDS = table(`
leeds tomorrow, hull friday => Leeds 00:00, Kingston upon Hull 00:00
leeds 9am, hull 2pm tomorrow rain => Leeds 09:00, Kingston upon Hull 14:00
leeds 9-12, york 2-5 tomorrow rain? => Leeds 09:00, York 14:00
york 9-12 then bath 2-5 rain tomorrow => York 09:00, Bath 14:00
leeds then york then hull tomorrow rain => Leeds 00:00, York 00:00, Kingston upon Hull 00:00
driving dover to folkestone then ashford thursday, rain? => Dover 00:00, Folkestone 00:00, Ashford 00:00
slab pour houston fri 5am, rain chance? => Houston 11:00
wind for load lift in durban harbour friday => Durban 23:00
residential to the lakes mon-fri next week pack for rain? => Windermere 00:00
leeds tomorrow, golf friday => Leeds 00:00
hgv empty trailer over shap tomorrow, gusts => Shap 00:00
`);

describe('the stops of a round', () => {
  test.each([...ROUNDS])('%s', (question, stops) => {
    const { subjects } = understood(question);
    const hourOf = (ms: number) =>
      new Date(ms).toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
    expect(subjects.map(({ place, times }) => `${place.name} ${hourOf(times[0]?.fromMs ?? 0)}`).join(', ')).toBe(stops);
  });
});

test('what is needed below a limit has to stay below it', () => {
  expect(understood('mite treatment needs under 25c for a week in Kent').threshold?.hours).toBe('every');
  expect(understood('will it be under 25c in Kent this week').threshold?.hours).toBeUndefined();
});
