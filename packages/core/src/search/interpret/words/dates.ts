const words = (list: string) => new Set(list.split(' '))

export const MONTHS = words(
  'january february march april may june july august september october november december jan feb apr jun jul aug sept sep oct nov dec christmas easter summer autumn winter spring immediately now',
)
/** Words that lead to a date: "available from January", "moving in on the 1st of March". */
export const BEFORE_DATE = words(
  'available availability move moving in from by on start starting of the for early mid late end beginning early next st nd rd th ready before after until during at',
)
export const STARTS_DATE = words(
  'available availability move moving start starting from by before after mid early late end ready',
)
