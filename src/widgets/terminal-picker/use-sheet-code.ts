import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sheet } from './sheet/sheet';

interface SheetCode {
	/** Undefined until it is fetched. */
	readonly Sheet: typeof Sheet | undefined;
	/** Fetches the sheet. Rejects on failure; call again to retry. */
	readonly fetchSheet: () => Promise< void >;
}

/** Loads the sheet and its search on demand: shoppers who keep their terminal never need it. */
export function useSheetCode(): SheetCode {
	const [ code, setCode ] = useState< typeof Sheet >();
	/** Whether the component is mounted and still without the sheet. */
	const isWaiting = useRef( false );

	useEffect( () => {
		isWaiting.current = true;
		return () => {
			isWaiting.current = false;
		};
	}, [] );

	const fetchSheet = useCallback( async () => {
		const fetched = await import(
			/* webpackChunkName: "terminal-picker-sheet" */ './sheet/sheet'
		);
		if ( isWaiting.current ) {
			isWaiting.current = false;
			setCode( fetched.Sheet );
		}
	}, [] );

	return { Sheet: code, fetchSheet };
}
