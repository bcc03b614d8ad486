/** Dogs by their breeds, as people call them: who is in the car or on a walk is a dog, whatever it is called. */
export const DOG_BREEDS =
  'pugs?|husk(?:y|ies)|labs?(?= (?:in|is|on|for|to|out|stay|left|ok|tomorrow|today|\\u0001)|\\W*$)|labradors?|' +
  'collies?|bull ?dogs?|frenchies?|poodles?|beagles?|dachshunds?|sausage dogs?|spaniels?|springers?|terriers?|' +
  'westies?|jack russells?|yorkies?|staff(?:y|ies)|retrievers?|golden retrievers?|german shepherds?|alsatians?|' +
  'rottweilers?|rotties?|whippets?|greyhounds?|lurchers?|corgis?|chihuahuas?|shih ?-?tzus?|cockapoos?|' +
  'labradoodles?|goldendoodles?|cavapoos?|cavaliers?|doodles|dalmatians?|malamutes?|samoyeds?|akitas?|' +
  'shiba(?: inus?)?|great danes?|mastiffs?|st\\.? bernards?|bernese(?: mountain dogs?)?|schnauzers?|' +
  'pomeranians?|red setters?|irish setters?|weimaraners?|vizslas?|ridgebacks?|bloodhounds?|basset hounds?|' +
  'bassets?|hounds?|dobermans?|border collies?|pekingese|boston terriers?|kelpies?|cattle dogs?|heelers?|' +
  'sheep ?dogs?|gun ?dogs?';
