/**
 * Words by which a text is known to wish for something about a home even when nothing of it can be
 * applied: such wishes are named instead of being taken for small talk.
 */
export const WISH_WORDS = new Set(
  (
    'quiet quieter peaceful crime safe safer zone zones park parks view views commute commutable commuting spacious bigger larger ' +
    'smaller roomy bright light airy sunny cheap affordable modern contemporary stylish luxury luxurious cosy cozy charming rural ' +
    'countryside coastal seaside beach sea river riverside canal lake woods forest village leafy central centre transport tram ' +
    'motorway airport hospital university college nursery nurseries shops shopping amenities further farther closer nicer newer ' +
    'older detached overlooking overlooked balconies kitchen bathroom bathtub shower lounge reception receptions storage broadband ' +
    'fibre wifi catchment ofsted outstanding schools neighbours neighbourhood area location street road deposit bills epc energy ' +
    'insulation heating cooling aircon conditioning playground nightlife community friendly quieter nearer expensive pricier sqft ' +
    'newest latest oldest cheapest dearest biggest largest smallest best nicest closest nearest quietest safest recent recently ' +
    'square acres penthouse duplex short-term minutes miles month lease ceilings windows wood floors flooring carpet fast walkable'
  ).split(' '),
)

/** Words of somebody who asks for a home, though no criterion follows from them. */
export const HOME_WORDS = new Set(
  (
    'home homes house houses flat flats property properties place live living move moving relocate relocating rent buy bed beds ' +
    'bedroom bedrooms listings accommodation somewhere anything apartment apartments find looking search show area'
  ).split(' '),
)
