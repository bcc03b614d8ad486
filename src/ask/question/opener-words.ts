/** Words before and behind a question that ask nothing: greetings, thanks, what leads over to it, and asking to be told. Of plain text. */

/** Who is greeted or thanked. */
const ADDRESSED =
  'there|mate|all(?! (?:day|night|week|the|of|good)\\b)|pal|love|man|lads|guys|everyone|everybody|team|folks|buddy|' +
  'dude|bro|hun|' +
  'sir|madam|you lot|fairday|bot|robot|computer|siri|alexa|google|cortana|chat ?gpt|ai|weather ?(?:bot|app|people|' +
  'person|' +
  'man|woman|lady|guy|guru|gods?|service|desk|team)';
const WITH_THANKS =
  'then|a lot|a million|a bunch|loads|so much|very much|for that|for (?:the|your) help|in advance|again|you|thanks|' +
  'ta|cheers|xx?';
const TAIL = `(?:,? (?:${ADDRESSED}|${WITH_THANKS})\\b)*`;

/** Said by themselves: "ok thanks so is it dry". */
const PLAIN =
  '(?:ok|okay|okey|alrighty?|all right)(?! (?:for|to|on|at|in|with|weather|today|tomorrow|tonight|this|next|day|' +
  'week)\\b)|' +
  'oki|k|(?:many )?thanks|thank you|thankyou|thx|ty|cheers|ta|hmm+|hm|oh|ah|ahh|aha|erm?|umm*|uhm*|' +
  'actually|yeah|yep|' +
  'yup|nah|nope|righto|right then|got it|gotcha|i see|fair enough|never ?mind|lol|wow|' +
  'oops|whoops|' +
  'sorry(?! (?:to|for|if) )|soz|hiya|heya|hi|hello|hullo|hey|heyy+|howdy|greetings|g.?day|yo(?! (?:quiero|necesito|' +
  'tengo|' +
  'voy|quisiera|puedo)\\b)|' +
  '(?:i )?hope (?:you|u|all|everyone)(?:.re| are|.s| is)? (?:all )?(?:well|ok|okay|good|keeping well|' +
  'having a (?:good|nice|lovely) (?:day|one|week))|' +
  'how (?:are|r) (?:you|u|ya|things|we)(?: (?:doing|all|today|keeping))*(?=[?!.,])|how.?s it going(?=[?!.,])|' +
  'you ok(?:ay)?(?=[?!.,])|' +
  '(?:i.m )?sorry (?:to (?:bother|trouble|ask|disturb)|for (?:bothering|asking|the))(?: you)?(?: again| (?:silly|' +
  'dumb|stupid|random|daft) question)?|' +
  'sorry if (?:this|that|it)(?:.s| is)? (?:is )?an? \\p{L}+ question|excuse me|pardon me|not being funny|' +
  'btw|by the way|fyi|tbh|ngl|to be honest|in all honesty|if i.m (?:being )?honest|honestly|be honest(?: with me)?|' +
  'seriously|' +
  'anyway|anyways|anyhow|ok(?:ay)? ?google|out of (?:curiosity|interest)|one more (?:thing|question)|' +
  'another (?:one|thing|question)|' +
  '(?:i(?:.ve| have)?(?: got)?|here.s|got|just|this is|this may be|this might be|it.s|might be|probably|prob|' +
  'possibly|' +
  'maybe) ?(?:an?|one|another)? ?(?:\\p{L}{3,9} )?question(?: for (?:you|ya|u|the experts?|anyone))?(?: here)?|' +
  '(?:(?:just )?an? |one )?(?:very |really |super )?(?:quick|random|silly|stupid|dumb|daft|simple|small|genuine|' +
  'serious|weird|odd|strange|last|' +
  'honest|general|basic|tiny|little) (?:question|q|qn|one|query)(?: for (?:you|ya|u|the experts?|anyone)| maybe|' +
  ' perhaps| probably| i know| sorry| here)*|' +
  'question(?: for (?:you|ya|u|the experts?|anyone))?(?=[:,.!-])|query(?=[:,.!-])|just (?:curious|checking|' +
  'wondering|asking|a thought)|' +
  'curious|wondering|asking for a (?:friend|mate)|(?:can|could|may|might) i (?:just )?ask(?: you)?(?: (?:something|' +
  'a question|a quick one))?|' +
  'let me ask(?: you)?(?: something)?|bear with me|help(?=[,!:.])|please help(?: me)?|pretty please|please|pls|plz|' +
  'kindly|' +
  'i (?:was|am) (?:just )?(?:asking|wondering)(?=[,:-])|not sure (?:if )?you(?:.d| would)? (?:know|' +
  'can help)(?: with this)?(?= but|,)|' +
  '(?:i )?(?:don.?t|dunno|do not) (?:know )?if you (?:know|can help|' +
  'can tell)(?: me)?(?: with this)?(?: this)?(?= but|,)|' +
  '(?:wait|hang on|hold on|listen|look|see|say|tell me|say|right|well|so|then|like|basically|literally|' +
  'obviously|dear|man|mate|' +
  `guys|lads|folks|everyone|buddy|dude|bro|fairday|siri|alexa|google|weather ?(?:bot|man|gods?))(?=[,:!;.…]| -)`;

/** Words of the weather too, so that a stop or a new question has to follow: "cool. and friday?" */
const WITH_STOP =
  'cool|nice|nice one|great|great stuff|good|good stuff|no|yes|lovely|brilliant|brill|perfect|fab|' +
  'fabulous|fantastic|awesome|super|superb|excellent|sweet|sound|ace|sorted|wonderful|amazing|interesting|' +
  'shame|damn|bugger|alas|good to know';
const GREETING = '(?:(?:good |gd |top of the )?(?:morning|afternoon|evening|arvo)|good (?:day|night))';
/** What begins a question or tells of who asks. */
const LEADS_ON =
  '(?:i|i.m|im|i.ve|we|we.re|me|my|just|got|taking|going|off|heading|planning|thinking|quick|random|and|but|so|' +
  'what about|' +
  'how about|what|what.s|whats|will|is|are|does|do|did|can|should|could|any|when|when.s|which|where|how|how.s|hows|' +
  'would|has|have|' +
  'was|were|shall|may|am|isn.t|won.t|aren.t|tell|please|pls|could|hope|sorry|need|quick|why|who|there|it|it.s|if|' +
  'whether|you)';

/** "So" before these tells how much: "so hot today". */
const SO_MUCH =
  '(?:much|many|far|long|that|hot|cold|warm|wet|dry|humid|mild|cool|grim|bad|nice|gr[ae]y|dull|dark|bright|calm|' +
  'damn|often|' +
  'little|few|high|low|strong|changeable|miserable|unpredictable|hard|unsettled|' +
  '(?!any|my|why|they|may|july|(?:jan|febr)uary|\\p{L}*day)\\p{L}+y)';

/** One of them at its place, with what stands between it and the next word. */
export const OPENER = new RegExp(
  `(?:(?:${PLAIN})(?![\\p{L}\\p{N}'])${TAIL}(?:[\\s,.!;:?…-]+(?:(?:but|and|so|then)[\\s,]+)?|$)|` +
    `(?:${WITH_STOP})\\b${TAIL}(?:[.!;:]+\\s*|,+\\s*(?=(?:${LEADS_ON}|ok|thanks|that)\\b)|` +
    `(?= (?:and|but|so|what about|how about|i mean|i meant)\\b) )|` +
    `(?:${GREETING})(?: (?:${ADDRESSED}))*(?:[.!]+\\s*|[,;:]+\\s*(?=${LEADS_ON}\\b)| - )|` +
    `good (?:morning|afternoon|evening|day)\\b(?:(?: (?:${ADDRESSED}))+[\\s,;:.!-]+|[,;:]\\s*| (?=${LEADS_ON}\\b))|` +
    `(?:morning|afternoon|evening)(?: (?:${ADDRESSED}))+[\\s,.!;:-]+|so[\\s,]+(?!${SO_MUCH}\\b)|` +
    `(?:well|right|then|and|but|also)[\\s,]+(?=${LEADS_ON}\\b(?! of\\b)))`,
  'uy',
);

/** The same behind the question, with what stands between it and the word before. */
export const CLOSER = new RegExp(
  `(?:[\\s,.!?;:…(-]+(?:and |but |so |or )?(?:please(?: and thank (?:you|u))?|pls|plz|p&ty|ta|tia|cheers|` +
    `(?:many |big |much )?(?:thanks|thank (?:you|u)|thankyou|thx|ty)|(?:much |greatly )?appreciated|appreciate it|` +
    `(?:any )?help (?:is |would be )?(?:much |greatly )?appreciated|lol|lmao|haha+|hehe|tbh|ngl|to be honest|` +
    `honestly|` +
    `seriously|i hope(?: so| not)?|hopefully|(?:i.m |we.re )?hoping|fingers crossed|x{1,4}|xo+(?:xo)*|or what|or something|(?:what )?(?:do|d.)(?: ?you| u| ya) (?:think|reckon|know|` +
    `suppose|expect)(?: at all)?|(?:you|u) (?:think|reckon)|would you say|i wonder|` +
    `(?:got )?any (?:idea|ideas|clue|clues|thoughts|guesses|guess)(?: at all)?|roughly|approximately|approx|` +
    `(?:(?:i.m|im|just|only) )+(?:curious|wondering|asking|checking|interested)|out of (?:curiosity|interest)|` +
    `if you (?:know|don.?t mind(?: me asking)?|happen to know|can help|can say|can tell(?: me)?|could|would|please|` +
    `wouldn.?t mind)|asking for (?:a|my) (?:friend|mate)|by the way|btw|` +
    `(?:please |(?:can|could) you (?:please )?)?(?:tell me|let me know|advise)|(?:please |(?:can|` +
    `could) you )help(?: me)?|` +
    `(?:quick|random|silly|daft|stupid|genuine|serious) question|(?:kind |best )?regards|best wishes|` +
    `have a (?:good|great|nice|lovely) (?:day|one|evening|night)|(?<!\\b(?:by|until|till?|since|before|and|from|` +
    `after) )then|` +
    `instead|though|fairday|siri|alexa|google)(?:,? (?:mate|pal|love|hun|all|everyone|guys|folks|you|` +
    `for (?:your|the|any) help|a lot|a million|a bunch|loads|so much|very much|in advance|again|x{1,4}))*|` +
    `(?<!\\b(?:my|a|the|his|her|your|our|their|best|work|old|for|with|and|two|some|school|team|room|house|flat|` +
    `class))` +
    `[\\s,]+(?:mate|pal|bro|dude|buddy|hun)|, ?(?:love|man|guys|lads|folks|everyone|sir))$`,
  'u',
);
