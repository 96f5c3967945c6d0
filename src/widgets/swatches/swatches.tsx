import { announce } from '@vitrina/core';
import { ServerHtml } from '@vitrina/react';
import {
	useCallback,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { formSelection, INITIAL } from './form-selection';
import { itemStates } from './item-states';
import { labelOf, toPresentation } from './presentation';
import type { PrintedSwatch, SwatchesProps } from './read-markup';
import { Swatch } from './swatch';
import { useDismissedLabel } from './use-dismissed-label';
import { useRadioGroup } from './use-radio-group';
import { useSwatchEvents } from './use-swatch-events';

/** The values of one attribute as radio buttons over its select, which holds the value. */
export function Swatches( props: SwatchesProps ) {
	const { form, list, name, swatches, separator, settings, texts } = props;
	const store = formSelection( form );
	const { index, selection, options } = useSyncExternalStore(
		store.subscribe,
		store.get,
		() => INITIAL
	);
	const selected = selection ? ( selection[ name ] ?? '' ) : props.selected;
	const title = swatches.find( ( { value } ) => value === selected )?.title;

	const values = useMemo(
		() => swatches.map( ( { value } ) => value ),
		[ swatches ]
	);
	const items = useMemo( () => {
		const enabled = options[ name ];
		return index && selection && enabled
			? itemStates(
					name,
					values,
					enabled,
					{ index, selection },
					settings
				)
			: null;
	}, [ index, selection, options, name, values, settings ] );

	/** Until the form has sent its state, the server's presentation is shown. */
	const presentationOf = ( { value, presentation }: PrintedSwatch ) => {
		const item = items?.get( value );
		return item ? toPresentation( item ) : presentation;
	};

	const group = useRef< HTMLUListElement >( null );
	const raise = useSwatchEvents( form, group );
	/** The unavailable value that was clicked: its reason is shown beside it. */
	const [ explained, setExplained ] = useState( '' );
	const isDismissed = useDismissedLabel(
		group,
		useCallback( () => setExplained( '' ), [] )
	);

	const choose = ( clicked: string, isMove: boolean ) => {
		const swatch = swatches.find( ( { value } ) => value === clicked );
		const { isChosen, choose: write } = store.actions;
		if ( explained ) {
			setExplained( '' );
		}
		if ( ! swatch ) {
			return;
		}
		if ( isChosen( name, clicked ) ) {
			if ( settings.clearOnReselect && ! isMove ) {
				raise( '', clicked, write( name, '' ) );
			}
			return;
		}
		const presentation = presentationOf( swatch );
		if ( ! presentation.isDisabled ) {
			raise( clicked, clicked, write( name, clicked ) );
		} else if ( ! isMove ) {
			// Touch has no hover to show the reason.
			setExplained( clicked );
			announce( labelOf( swatch.title, presentation, texts ) );
		}
	};
	const { stop, listeners } = useRadioGroup( values, selected, choose );

	return (
		<>
			{ separator !== null && (
				<span
					className="swatches__chosen"
					aria-hidden="true"
					data-separator={ separator }
				>
					{ title ? `${ separator } ${ title }` : '' }
				</span>
			) }
			<ServerHtml className="swatches__select" />
			<ul
				{ ...list }
				{ ...listeners }
				ref={ group }
				className={
					isDismissed
						? `${ list.className } is-quiet`
						: list.className
				}
				role="radiogroup"
			>
				{ swatches.map( ( swatch ) => (
					<Swatch
						key={ swatch.value }
						{ ...presentationOf( swatch ) }
						swatch={ swatch }
						isSelected={ swatch.value === selected }
						isStop={ swatch.value === stop }
						isReasonShown={ swatch.value === explained }
						texts={ texts }
					/>
				) ) }
			</ul>
		</>
	);
}
