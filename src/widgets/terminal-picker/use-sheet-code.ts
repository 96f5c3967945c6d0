import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sheet } from './sheet/sheet';

interface SheetCode {
	/** There as soon as it is fetched. */
	readonly Sheet: typeof Sheet | undefined;
	/** Fetches it. Rejects where that fails; then it may be tried again. */
	readonly fetchSheet: () => Promise< void >;
}

/** The sheet and its search, which a shopper who keeps a terminal never needs. */
export function useSheetCode(): SheetCode {
	const [ code, setCode ] = useState< typeof Sheet >();
	/** The component is in the page and has not got it yet. */
	const wants = useRef( false );

	useEffect( () => {
		wants.current = true;
		return () => {
			wants.current = false;
		};
	}, [] );

	const fetchSheet = useCallback( async () => {
		const fetched = await import(
			/* webpackChunkName: "terminal-picker-sheet" */ './sheet/sheet'
		);
		if ( wants.current ) {
			wants.current = false;
			setCode( fetched.Sheet );
		}
	}, [] );

	return { Sheet: code, fetchSheet };
}
