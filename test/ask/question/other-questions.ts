/** Questions that have nothing to do with the weather, many of them in its words. */
export const OTHER_QUESTIONS: readonly string[] = `
Who wrote Singing in the Rain?
Is it cool to wear socks with sandals?
best running shoe in Leeds
What is the capital of France?
How long is a flight to Paris?
Tell me a joke
What is the best running shoe?
What's the temperature of boiling water?
Find me a jacket under 50 dollars
Set the thermostat to 20 degrees
What's the score of the Miami Heat game?
Is Leeds bigger than York?
What time is it in London?
Write a poem about snow
Translate rain into German
How do tornadoes form?
What is the boiling point of water?
Who sang Purple Rain?
Recipe for ice cream
Best pizza in New York
How do I reset my iPhone?
What is cloud computing?
How much does cloud storage cost?
When did the Cold War end?
Who won the World Cup in 2018?
Where is Paris?
How far is Leeds from York?
Hotels in Barcelona
Cheap flights to Madrid tomorrow
What is the meaning of life?
Is Snow White a Disney film?
How do I cook a hot dog?
Where can I buy a raincoat online?
Play Here Comes the Sun
Who is the president of France?
What is the population of Tokyo?
How tall is Mount Everest?
How do I treat a cold?
What are the symptoms of hay fever?
Set an alarm for 7 am
Remind me to call mum tomorrow
What is 2 + 2?
Convert 20 degrees Celsius to Fahrenheit
How many people live in Leeds?
What's on TV tonight?
Book a table for two tonight
Turn on the lights
What is my blood pressure supposed to be?
How do I lower my blood pressure?
Fix my python script
What does SSL mean?
How to train for a marathon
What are the rules of golf?
Who won the tennis match yesterday?
What is the best drone to buy?
How do I sail a dinghy?
12 feet is equal to how many inches
History of the umbrella
Define precipitation
Who invented the umbrella?
How hot is the sun?
How hot is lava?
How cold is liquid nitrogen?
Why is the sky blue?
What temperature should I bake a cake at?
How warm should my fridge be?
What is the speed of light?
Explain quantum physics
Good restaurants in Rome
Restaurants near me
What's the time?
hello
How are you?
What is your name?
Who are you?
thanks
Can you help me with my homework?
Sing me a song
What is the stock price of Apple?
How is the housing market in London?
What time is the market open in Ludlow?
Is the market up today?
Is Storm a member of the X-Men?
Lyrics to Let It Snow
Watch Game of Thrones
When was the moon landing?
Who was the first man on the moon?
How old is the moon?
What is a solar eclipse?
What is the temperature of the sun?
How do I clean my sunglasses?
How do I wash a down jacket?
Where can I buy a drone?
Directions to Manchester
Train times from Leeds to York tomorrow
What bus goes to the airport?
Is the shop open on Sunday?
When does the museum open?
How many days until Christmas?
What day is Christmas this year?
When is Easter?
What year did the Titanic sink?
Do penguins live in Antarctica?
How do I unfreeze my laptop?
My phone is too hot
Heat up the oven to 200 degrees
What is the price of heating oil?
Is lightning faster than thunder?
How does a rain gauge work?
What causes fog?
Delete my account
What is wind energy?
How many moons does Jupiter have?
who wrote the golden hour
how does a tide form
what causes an earthquake
recipe for a solstice cake
`
  .trim()
  .split('\n');
