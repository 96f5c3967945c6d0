import { announce } from '@vitrina/core';
import { ServerHtml } from '@vitrina/react';
import {
	useCallback,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { formChoice, INITIAL } from './form-choice';
import { itemStates } from './item-states';
import { labelOf, toLook } from './look';
import type { PrintedSwatch, SwatchesProps } from './read-markup';
import { Swatch } from './swatch';
import { useQuiet } from './use-quiet';
import { useRadioGroup } from './use-radio-group';
import { useSwatchEvents } from './use-swatch-events';

/** The values of one attribute as radios over its select, which holds the value. */
export function Swatches( props: SwatchesProps ) {
	const { form, list, name, swatches, separator, settings, texts } = props;
	const store = formChoice( form );
	const { index, selection, options } = useSyncExternalStore(
		store.subscribe,
		store.get,
		() => INITIAL
	);
	const selected = selection ? ( selection[ name ] ?? '' ) : props.selected;
	const title = swatches.find( ( { value } ) => value === selected )?.title;

	const items = useMemo( () => {
		const values = options[ name ];
		return index && selection && values
			? itemStates( name, values, { index, selection }, settings )
			: null;
	}, [ index, selection, options, name, settings ] );

	/** Before the form is known, the server's word holds. */
	const lookOf = ( { value, look }: PrintedSwatch ) => {
		const item = items?.get( value );
		return item ? toLook( item ) : look;
	};

	const group = useRef< HTMLUListElement >( null );
	const raise = useSwatchEvents( form, group );
	/** The value that was pressed and can not be chosen: why stands beside it. */
	const [ told, setTold ] = useState( '' );
	const isQuiet = useQuiet(
		group,
		useCallback( () => setTold( '' ), [] )
	);

	const choose = ( pressed: string, isMove: boolean ) => {
		const swatch = swatches.find( ( { value } ) => value === pressed );
		const { isChosen, choose: write } = store.actions;
		if ( told ) {
			setTold( '' );
		}
		if ( ! swatch ) {
			return;
		}
		if ( isChosen( name, pressed ) ) {
			if ( settings.clearOnReselect && ! isMove ) {
				raise( '', pressed, write( name, '' ) );
			}
			return;
		}
		const look = lookOf( swatch );
		if ( ! look.isClosed ) {
			raise( pressed, pressed, write( name, pressed ) );
		} else if ( ! isMove ) {
			// No pointer rests on it where there are fingers only.
			setTold( pressed );
			announce( labelOf( swatch.title, look, texts ) );
		}
	};
	const { stop, listeners } = useRadioGroup(
		swatches.map( ( { value } ) => value ),
		selected,
		choose
	);

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
					isQuiet ? `${ list.className } is-quiet` : list.className
				}
				role="radiogroup"
			>
				{ swatches.map( ( swatch ) => (
					<Swatch
						key={ swatch.value }
						{ ...lookOf( swatch ) }
						swatch={ swatch }
						isSelected={ swatch.value === selected }
						isStop={ swatch.value === stop }
						isTold={ swatch.value === told }
						texts={ texts }
					/>
				) ) }
			</ul>
		</>
	);
}
