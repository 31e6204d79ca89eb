// The picture of a person in the file library.

import { z } from "zod";
import type { Fields } from "../content/content-reader.ts";
import { text } from "./row.ts";

/** How it is asked for. */
export const portraitField: Fields[number] = { portrait: { collection: "directus_files", fields: ["id"] } };

/** Its row; nothing where no picture was chosen. */
export const portraitRow = z.object({ id: text }).nullish();
