/**
 * Ordinary English words that no rule knows, but which look like the name of a place or of a place
 * mistyped. They are read as places only where a place is expected ("in Battle").
 */
export const ORDINARY = new Set<string>(
  (
    'charming cheap chapel church hope hill ford wells battle march ash box wing over stone flint fleet grove bank angel temple monument ' +
    'oval send ware deal hook rugby poplar sale bath reading lift street eye barking green park pool castle bridge water world heath ' +
    'common cross field fields marsh moss mill mills moor mount oak oaks orchard port quay ridge rock rose sand sands shore spring ' +
    'springs star summer sun tower town tree trees valley view village vine wall well west east north south white wood woods work ' +
    'yard young small large little great good nice best better big tall high low long short wide deep old new modern lovely ' +
    'beautiful pretty clean clear bright light dark warm cool cold quiet busy calm safe cosy cozy airy roomy sunny leafy rural urban ' +
    'local friendly family child children baby school nursery student couple single double triple twin bedroom lounge kitchen dining ' +
    'living hall hallway stairs floor floors ceiling ceilings window windows door doors carpet wooden tiled storage space spaces ' +
    'file array hooks codes merge watch loose button fails scope comes frame fall early popular notes wrapping stroke hover stand ' +
    'falls blank scale crawler cover cores border regarding falling devices deny opted colon gray actions action parsing cases lists ' +
    'garbage situations stable walker shorthand scurry idle hillside lakeside waterside marina woodland newborn mould survey forces chars marco globs google ' +
    'croft crofts alone among apply backing basic basis beard began block bread brings brought brush burger card cast chance change chart ' +
    'chose coat cotton cream crew driver drivers ever face faith fifth folk form fund given grass hard heard heart heat idea ' +
    'lack last late laugh lies lonely mark marry master mean meat minor motor neat novel pain parent party peace plane plate ' +
    'prize quit react remote rest scene season severe shade shape share shares sharp sheet shell shift shirt shoe shoot shot ' +
    'shout silent sister skill smart smell smoke sound speed spoke sport sports staff stage stake steel steep stood storm ' +
    'string tale tank theme thick thin threw title tough towel trail trails treat trend worth brand boat rare rarely hers band ' +
    'fate mate hate dare date dates data ' +
    'beach sea river lake canal coast country city centre shops shopping market hospital college university airport motorway'
  ).split(' '),
)
