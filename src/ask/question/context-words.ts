/**
 * Words of people, things and occasions around a question about the weather: they do not change its answer, so they need no
 * mention. No word may be here that could: no water, ice, vehicle, animal, illness or danger.
 */
const WORDS =
  // People.
  'mum mom mummy dad daddy mother father parents wife husband partner girlfriend boyfriend brother sister uncle auntie aunt cousin ' +
  'friend friends mate mates family kid kids children son sons daughter daughters boys girls guests team crew neighbour neighbor boss ' +
  'client clients customers colleagues guys folks people everybody lads gran nan grandma grandmother grandad men women ' +
  // Given names, the commonest of the seven languages.
  'james john robert michael david william richard joseph thomas chris daniel paul dave mike steve tom harry oliver george sam ben luke jim bob ' +
  'adam alex andrew anthony charlie dan ed eric joe josh kevin matt nick pete peter phil simon stuart tim tony ' +
  'mary jennifer linda elizabeth susan jessica sarah karen emma olivia anna laura kate jane lucy sophie alice emily hannah helen julie lisa rachel ' +
  'hans klaus jürgen jurgen stefan sabine petra heike pierre jules marie camille juan carlos ana maria luca marco giulia paolo joao pedro piet sanne ' +
  // Occasions.
  'match game cricket football soccer rugby baseball tournament wedding weddings ceremony reception birthday anniversary party parties concert gig ' +
  'festival fair fete parade event events funeral holiday holidays vacation trip trips visit meeting interview appointment exam exams school run ' +
  'barbecue bbq picnic picnics celebration graduation prom race class lesson training practice kickoff fireworks carnival market stag hen honeymoon ' +
  'photos photo photography pictures ' +
  // Places of one's own, and parts of places.
  'home house garden gardens yard backyard park parks work office school terrace patio balcony street field fields pitch court course campus ' +
  'porch deck greenhouse allotment window windows windscreen windshield doorstep village town city centre center downtown countryside suburbs hotel ' +
  'restaurant pub cafe bar set site venue stadium ground grounds theatre station airport sky north south east west side area farm barn shed ' +
  'mountains hills woods forest coast desert ' +
  // Things, and what is done with them.
  'sandwiches food drinks lunch dinner breakfast drink drinking eating cream pint tea coffee film movie camera phone battery laptop bag bags suitcase shoes ' +
  'crops crop barley wheat corn maize lawn grass plants plant flowers tomatoes roses vegetables seeds bulbs ' +
  'clothes laundry washing sheets towels line fence wall walls roof deck paint concrete cement ' +
  // Going about.
  'walk walking walks drive driving commute travel travelling traveling leaving arriving leave arrive returning return heading head way route road journey flight flights ' +
  'morning afternoon hour rush weekend shift late early midweek ' +
  // Hedges and fillers.
  'wats whats hows wondering curious thinking thought hope hoping hopefully guess suppose seems seem looks chances odds prospects prospect likelihood scale ' +
  'stretch stretches row consecutive continuous uninterrupted solid nonstop bit tad lot loads whole entire rest part parts big small little great super really pretty fairly actual actually basically seriously honestly ' +
  'dies die hate love loves hates afraid scared worried rained unlikely hardly barely heavy heavily light lightly hard strongly bad badly cats dogs ' +
  'explain predict prediction face start stop stops stopping ease clear lift hold holds brighten improve worsen pick turn changes change changing continue ' +
  'innit first mrs mr eh nah reckon yeah yep nope alright feasible doable fancy tho though aye right lad lads lass grandad arvo decent ' +
  'rundown data read state situation summary overview briefing experiencing latest stopped amber yellow red severe dangerous danger hazardous risky risk point calm calmer ignore ruin spoil affect prevent breathe roads conditions ' +
  'force effect arvo innit airbnb gonna wanna lemme gimme ya yall pls plz thx cheers lol ok yo btw tmr tmrw tomo til rn atm asap fyi dude bro bloody damn heck hell earth';

const CONTEXT_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));

export function isContextWord(key: string): boolean {
  return CONTEXT_WORDS.has(key);
}
