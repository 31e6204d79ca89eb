// The styles of the whole site, in the order of their layers.

import "@hub/shared-ui/tokens.css";
import "@hub/shared-ui/fonts.css";
import "@hub/shared-ui/base.css";
import "../layout/shell.css";
import "@hub/shared-ui/favicon.svg";
