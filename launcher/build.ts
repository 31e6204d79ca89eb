// `npm run build`: builds what changed. `npm run build -- mf-events` builds that room alone.

import { buildAll, buildRoom } from "./bundle.ts";
import { endWith, say } from "./progress.ts";

const names = process.argv.slice(2);
try {
	const rooms = names.length > 0 ? await Promise.all(names.map((name) => buildRoom(name))) : await buildAll();
	for (const room of rooms) say(`${room.name} ${room.version}${room.rebuilt ? "" : " (unchanged)"}`);
} catch (error) {
	endWith(error);
}
