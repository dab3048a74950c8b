const list = (names: string) => names.split(',').map((name) => name.trim())

/** Names of areas that are said with "the". */
const WITH_ARTICLE: ReadonlySet<string> = new Set(
  list(
    `Cotswolds, Chilterns, Highlands, Scottish Highlands, Midlands, East Midlands, West Midlands, Wirral, Fylde, Gower, Trossachs, Cairngorms, New Forest,
    South Hams, Peaks, Lakes, South Lakes, Dales, Yorkshire Dales, Broads, Norfolk Broads, Fens, Wolds, Lincolnshire Wolds, Yorkshire Wolds, Potteries, Weald, High Weald, High Peak,
    North York Moors, North Yorkshire Moors, South Downs, North Downs, Malvern Hills, Malverns, Mendip Hills, Mendips, Quantock Hills, Quantocks, Surrey Hills, Chiltern Hills,
    Home Counties, West Country, Black Country, Welsh Marches, Marches, Welsh Borders, Scottish Borders, Borders, Brecon Beacons, South Wales Valleys, Welsh Valleys, Valleys,
    Blackmore Vale, Dedham Vale, Black Isle, East Neuk, Inner Hebrides, Outer Hebrides, Hebrides, Western Isles, Scilly Isles, Central Belt, Mourne Mountains,
    North East, North West, South East, South West, East Riding, East Riding of Yorkshire, City of London, West End, East End, English Riviera, Medway Towns`,
  ),
)
/** "the Peak District", "the Thames Valley", "the Isle of Wight", "the Northern Quarter". */
const ENDS_WITH_NOUN = /\S (?:District|Valley|Coast|Peninsula|Quarter)$/
const BEGINS_WITH_NOUN = /^(?:Isles? of |Vale of |Forest of |Glens of )/

/** The name of a place as it stands after "in": "the Cotswolds", "the Peak District", "York". */
export function withArticle(label: string): string {
  const name = label.split(',')[0] ?? label
  const hasArticle =
    WITH_ARTICLE.has(name) || ENDS_WITH_NOUN.test(name) || BEGINS_WITH_NOUN.test(name)
  return hasArticle ? `the ${label}` : label
}
