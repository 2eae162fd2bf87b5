/** The provider's server of pictures: flags, invented crests and number plates. Nobody's face is among them. */
import sharp from 'sharp';
import { sandboxCompetitions } from '../football/football-data.ts';
import { formula1Data } from '../formula1/formula1-data.ts';
import { crestDrawing, numberPlate } from './draw-crest.ts';
import { allFlags, flagBadge, flagDrawing } from './draw-flag.ts';

export interface SandboxPicture {
  type: string;
  body: string | Buffer;
}

/** Null for a picture that there is not, such as a circuit's or a player's. */
export async function sandboxPicture(path: string): Promise<SandboxPicture | null> {
  const [, code] = /^flags\/([a-z-]+)\.svg$/.exec(path) ?? [];
  const flag = allFlags().find((one) => one.code === code);
  if (flag) return { type: 'image/svg+xml', body: flagDrawing(flag) };
  const [, folder = '', id = ''] = /^([a-z\d-]+\/[a-z]+)\/(\d+)\.png$/.exec(path) ?? [];
  const drawing = drawingOf(folder, Number(id));
  if (drawing === null) return null;
  return { type: 'image/png', body: await sharp(Buffer.from(drawing)).png().toBuffer() };
}

function drawingOf(folder: string, id: number): string | null {
  switch (folder) {
    case 'football/teams': {
      const flag = allFlags().find(({ team }) => team === id);
      return flag
        ? flagBadge(flag)
        : crestOf(
            sandboxCompetitions().flatMap(({ teams }) => teams),
            id,
          );
    }
    case 'football/leagues':
      return crestOf(sandboxCompetitions(), id);
    case 'formula-1/teams':
      return crestOf([...formula1Data().teams.values()], id);
    case 'formula-1/drivers': {
      const driver = [...formula1Data().drivers.values()].find((one) => one.id === id);
      return driver ? numberPlate(driver.number, driver.abbreviation) : null;
    }
    default:
      return null;
  }
}

function crestOf(named: readonly { id: number; name: string }[], id: number): string | null {
  const found = named.find((one) => one.id === id);
  return found ? crestDrawing(found.name) : null;
}
