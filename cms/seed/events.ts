import ahead from "./events/ahead.ts";
import past from "./events/past.ts";
import type { EventSeed } from "./shape.ts";

export default [...past, ...ahead] satisfies EventSeed[];
