// The script of the limit's page: hydrates the article.

import { hydrateRoot } from "react-dom/client";
import { type ElementTree, toReact } from "./element-tree.ts";
import { LIMIT_DATA_ID } from "./limit-data.ts";

const app = document.getElementById("app");
const data = document.getElementById(LIMIT_DATA_ID)?.textContent;
// The server of the same run wrote the data.
if (app && data) hydrateRoot(app, toReact(JSON.parse(data) as ElementTree));
