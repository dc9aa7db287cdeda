import { type Location, locationLabels } from './options.ts'

export interface City {
  name: string
  /** Two capital letters; undefined for a city of any state. */
  state: string | undefined
}

/** City and state of a location's own addresses. */
export const locationCities: Record<Location, { name: string; state: string }> = {
  atlanta: { name: 'Atlanta', state: 'GA' },
  dallas: { name: 'Dallas', state: 'TX' },
}

/** People write them without the state. */
const neighbors = {
  GA: 'Alpharetta,Avondale Estates,Brookhaven,Chamblee,Clarkston,College Park,Conyers,Decatur,Doraville,Duluth,Dunwoody,East Point,Forest Park,Hapeville,Kennesaw,Lithonia,Mableton,Marietta,Norcross,Roswell,Sandy Springs,Scottdale,Smyrna,Stone Mountain,Tucker,Union City',
  TX: 'Addison,Arlington,Balch Springs,Carrollton,Cedar Hill,Coppell,DeSoto,Duncanville,Farmers Branch,Fort Worth,Frisco,Garland,Grand Prairie,Highland Park,Irving,Lancaster,McKinney,Mesquite,Plano,Richardson,Rockwall,Rowlett,University Park',
}

const cities = new Map<string, City>(
  Object.entries(neighbors).flatMap(([state, names]) =>
    names.split(',').map((name): [string, City] => [name.toLowerCase(), { name, state }]),
  ),
)
for (const location of ['atlanta', 'dallas'] as const) {
  const city = locationCities[location]
  // The city's name, and our name for its neighborhoods.
  for (const name of [city.name, locationLabels[location].replace(/,.*/, '')]) cities.set(name.toLowerCase(), city)
}

/** Returns the city with this name if it is one of ours or close to one. */
export const knownCity = (name: string): City | undefined => cities.get(name.toLowerCase())

const states = new Map(
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .flatMap((entry): [string, string][] => {
      const code = entry.slice(0, 2)
      return [
        [code.toLowerCase(), code],
        [entry.slice(3).toLowerCase(), code],
      ]
    }),
)

/** Returns "GA" for "ga", "Ga." and "Georgia". */
export const stateCode = (text: string): string | undefined => states.get(text.replaceAll('.', '').toLowerCase())

/** Returns the state of a ZIP code; undefined outside Georgia and Texas. */
export function stateOfZip(zip: string): string | undefined {
  if (/^(?:3[01]|39[89])/.test(zip)) return 'GA'
  return /^(?:7[5-9]|733|885)/.test(zip) ? 'TX' : undefined
}
