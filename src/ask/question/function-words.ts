/** English function words and the wrapping of questions: they name nothing. */

const PLAIN_WORDS =
  'via tis twas twill twould fierce cheers mate mates cures cured curing suede leather ta able trying thinking ' +
  'wondering sure host hosting stop stops stopping stopped worst worse earliest soonest latest gone ever ' +
  'jemals consecutive row longest number fewest a about absolutely actually after again ahead alexa all almost ' +
  'along also always am among an and any anyone anything anytime are around as ask at away be became because ' +
  'already been before being best better between both bother but by bye can cannot cant check chance chances could ' +
  'current currently day days definitely did didnt do does doesnt doing dont down during each either else ' +
  'enough ever every everyone everything exactly expect expected expecting forecasting giving heard ' +
  'incoming kept meant true keeping keeps remain remained remaining sign signs cards far few find for forecasted from ' +
  'further get gets getting give given go goes going gonna good google got ground had hand happen happening ' +
  'happens has have having he hello help her here hey hi him his hopefully hour hours how hows however i id if ' +
  'ill im in info information inside instead into is isnt it its itll ive just keep know last later least less ' +
  'let lets level levels lets like likelihood likely little ll look looking looks lot lots made make making ' +
  'many may maybe me mean might mind minute minutes moment month months more morning most much must my myself ' +
  'near nearby need needed needs never next no nor not now of off often ok okay on once one only onto or other ' +
  'otherwise our out outside over own part percent percentage percentual perhaps period place planning plan ' +
  'plans please possible possibly potential predicted prediction predictions probability probable probably ' +
  'quick quickly quite rather re ready really right s safe said same say says see set shall she should ' +
  'shouldnt show since siri so some someone something sometime somewhere soon still stay stays staying such ' +
  'suitable supposed sure t take tell than thank thanks that thats the their them then there theres these they ' +
  'thing things think this those though through time times to today together told too towards town toward try ' +
  'turn turns typically under unless until up upon us use used using usual usually very wait wanna want wanted ' +
  'wants was wasnt we week weekend weeks well went were what whats when whens where wheres whether which while ' +
  'who whos why will with within without wont would wouldnt yes yet you your yours average normally normal ' +
  'typical degrees start starting starts end ending during anywhere anytime close closest currently ok kind ' +
  'sort type amount maximum minimum max min total more highest lowest most least report reports update detail ' +
  'details info today tonight tomorrow yesterday night afternoon evening year years season come comes coming ' +
  'bring brings carry carrying wear wearing put dress pack leave worth idea reason reach reaching reached drop ' +
  'drops dropping fall falling rise rising exceed exceeds above below pass passes lower upper higher compared ' +
  'compare comparison difference different versus vs area region position location spot current place walking ' +
  "distance weather's new hourly daily long last lasts shine shines shining fell fallen phase common commonly " +
  'date dates rank ranked order annual annually statistically real actual y n spell spells snap break breaks ' +
  'breaking ease eases diff gap slot local locally phases next cancel postpone call visible peak shaping till ' +
  "til what'll when'll how'll where'll who'll needn't they're they'll that'll there'll he'll she'll oughtn't " +
  "mustn't mightn't would've should've could've w wi nr n r b gd u ur thru tho cos coz cuz bc em altogether " +
  'surely officially historically completely entirely partly mainly mostly slightly considerably greatly heck ' +
  "gonna we've you've they've you're they're we're she's he's haven't hasn't hadn't aren't weren't couldn't shouldn't " +
  "we'll you'll i'd we'd they'd he'd she'd";
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(PLAIN_WORDS.replaceAll("'", '').split(' '));
