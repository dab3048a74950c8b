import type { CriterionName } from '../../contract.ts'
import { phraseTable } from '../text/phrases.ts'

const each = (criteria: readonly CriterionName[], list: string) =>
  list.split(',').map((phrase) => [phrase.trim(), criteria] as const)

/** What people call the criteria when they take them back: "the price limit", "number of bedrooms". */
export const SUBJECTS = phraseTable<readonly CriterionName[]>([
  ...each(
    ['minPrice', 'maxPrice'],
    `price, budget, cost, prices, price limit, price limits, price range, money, budget limit, rent limit, price cap, rent price, spend, price filter, budgets, amount, rent level, price restriction, cost limit, limit`,
  ),
  ...each(
    ['maxPrice'],
    `max price, maximum price, upper limit, max, maximum, price maximum, max budget, maximum budget, upper price, price max, max rent, maximum rent, upper price limit, top price, cap, max limit`,
  ),
  ...each(
    ['minPrice'],
    `min price, minimum price, lower limit, min, minimum, price minimum, minimum budget, lower price, lower price limit`,
  ),
  ...each(
    ['beds', 'maxBeds'],
    `bedrooms, number of bedrooms, beds, number of beds, size, bedroom, bedroom count, bed, how many bedrooms, number of rooms, rooms, bedroom number, sizes, amount of bedrooms, bedroom limit`,
  ),
  ...each(['maxBeds'], 'max beds, maximum beds, max bedrooms, maximum bedrooms'),
  ...each(
    ['baths'],
    `bathrooms, number of bathrooms, baths, bathroom, bath, number of baths, bathroom count`,
  ),
  ...each(
    ['propertyType'],
    `type, property type, kind of home, type of home, type of property, kind, types, property types, house type, kind of property, type of house, sort of property, sort, home type, type of place, property, home, kind of place`,
  ),
  ...each(
    ['location', 'radius'],
    `location, area, place, locations, places, areas, where, town, city, part of the country, neighbourhood, region, district, part of town, postcode`,
  ),
  ...each(['radius'], `radius, distance, search radius, mile radius, distance limit`),
  ...each(
    ['maxTubeDistance'],
    `tube, tube station, underground, tube distance, underground station, being near the tube, near the tube, tubes, dlr`,
  ),
  ...each(['maxBusDistance'], `bus, bus stop, buses, bus distance, near a bus stop, bus route`),
  ...each(
    ['maxTrainDistance'],
    `train, train station, trains, train distance, railway station, near a train station, rail station, being near a station`,
  ),
  ...each(
    ['maxTrainDistance', 'maxTubeDistance'],
    `station, stations, transport, near the station, near a station, station distance, public transport`,
  ),
  ...each(['features', 'excludedFeatures'], `features, extras, feature, extra features`),
  ...each(['nearAmenity'], `amenities, amenity, being near amenities, local amenities`),
])

/** The whole phrase takes something back by itself. */
export const FORGETS = phraseTable<readonly CriterionName[]>([
  ...each(
    ['minPrice', 'maxPrice'],
    `money no object, money is no object, price no object, no budget, no price limit, no limit, any price, any budget, whatever price, whatever the price, no price, unlimited budget, budget no object, whatever budget, at any price, no budget limit, no limits, price on application is fine, no price restrictions, regardless of price`,
  ),
  ...each(
    ['maxPrice'],
    `no max price, no maximum price, no max, no maximum, no upper limit, no maximum budget, no max budget, no cap`,
  ),
  ...each(['minPrice'], `no min price, no minimum price, no min, no minimum, no lower limit`),
  ...each(
    ['location', 'radius'],
    `anywhere, any area, any location, everywhere, any town, anywhere in the uk, anywhere in the country, nationwide, any where, whole of the uk, all over the uk, anywhere at all, somewhere else, wherever, across the uk, throughout the uk, no particular area, the whole country, any city`,
  ),
  ...each(
    ['beds', 'maxBeds'],
    `any size, any number of bedrooms, any number of beds, any bedrooms, any number of rooms, any beds, however many bedrooms`,
  ),
  ...each(
    ['propertyType'],
    `any type, any property type, any type of property, any kind, any type of home, any kind of home, all property types, all types, any property, any home, any sort, any house type`,
  ),
])
