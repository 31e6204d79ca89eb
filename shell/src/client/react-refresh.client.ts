// Development only: lets React replace components while they keep their state. It has to be there before react-dom.

import * as refresh from "react-refresh/runtime";

refresh.injectIntoGlobalHook(window);
// Remotes under development borrow it (remote-tools/src/development/remote-compilers.ts): components register with the
// one that React knows.
Object.assign(globalThis, { _REACT_REFRESH_RUNTIME: refresh });
